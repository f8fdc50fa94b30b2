-- The moment at which somebody else had an invitation before them for the first time.
alter table invitation add column opened integer;
