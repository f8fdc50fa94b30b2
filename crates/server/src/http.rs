//! The routes, a file for each.

pub(crate) mod devices;
pub(crate) mod export;
pub(crate) mod games;
pub(crate) mod health;
pub(crate) mod invitations;
pub(crate) mod me;
pub(crate) mod page;
pub(crate) mod seeks;
pub(crate) mod tables;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request};
use axum::http::HeaderName;
use axum::http::header::CACHE_CONTROL;
use axum::response::{IntoResponse, Response};

use crate::error::ApiError;
use crate::online::Session;

/// What is answered now may be otherwise in a moment.
pub(crate) const NO_STORE: [(HeaderName, &str); 1] = [(CACHE_CONTROL, "no-store")];

/// A body of JSON; what cannot be read is refused as everything else is.
#[derive(Debug)]
pub(crate) struct Body<T>(pub(crate) T);

impl<S: Send + Sync, T> FromRequest<S> for Body<T>
where
    Json<T>: FromRequest<S, Rejection = JsonRejection>,
{
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        match Json::from_request(request, state).await {
            Ok(Json(body)) => Ok(Body(body)),
            Err(rejection) => Err(ApiError::wrong(&rejection.body_text())),
        }
    }
}

/// An answer, and the cookie that goes with it.
pub(crate) fn answer(session: &Session, body: impl IntoResponse) -> Response {
    let mut response = (NO_STORE, body).into_response();
    if let Some((name, value)) = &session.cookie {
        response.headers_mut().append(name, value.clone());
    }
    response
}
