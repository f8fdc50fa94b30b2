# Keys that somebody has chosen.

keys-about = Write one sign into a field to make it the key; leave a field empty for none.
keys-own = Keys of your own
keys-none = none
keys-taken = “{ $key }” is taken: { $action }.
keys-reset = As at first
