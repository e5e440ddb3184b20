# Client of the tariff classification service. Python 3.9 or newer, standard library only: copy this file.
#
#   from svc_client import Client, verify_webhook
#   client = Client("http://127.0.0.1:8080", key="svc_…")
#   made = client.lookups_classify({"description": "knitted cotton T-shirt for men", "market": "US"})
#   lookup = client.wait_for_lookup(made["id"])
#
# Operations are methods named after their ids in /openapi.json; bodies and answers are dictionaries.
from __future__ import annotations

import base64
import binascii
import email.utils
import hashlib
import hmac
import http.client
import json
import random
import re
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from typing import Any, Callable, Iterator, Mapping, NamedTuple, Optional, Tuple, Union

VERSION = "__VERSION__"

# Repeated after a failure that leaves open whether they were carried out; nothing that could be charged twice. Calls with
# an idempotency key are repeated too: the service carries them out once.
_SAFE_METHODS = ("GET", "PUT", "PATCH", "DELETE")
_SAFE_POSTS = (
    "/api/skus",
    "/api/skus/check-codes",
    "/api/alerts/{alert_id}/acknowledge",
    "/api/alerts/acknowledge",
)
_SERVER_ERRORS = (500, 502, 503, 504)
_FIRST_PAUSE_S, _LONGEST_PAUSE_S, _RATE_LIMIT_PAUSE_S = 1.0, 30.0, 60.0


class ApiError(Exception):
    """A refused call; branch on `code`. The message is in the language asked for."""

    def __init__(self, status: int, body: Mapping[str, Any], headers: Mapping[str, str]) -> None:
        super().__init__(body.get("detail") or f"HTTP status {status}")
        self.status = status
        # Stable; http_<status> where the answer did not come from the service.
        self.code: str = body.get("code") or f"http_{status}"
        # Failing fields of a 422: [{"field": …, "message": …}].
        self.errors: list = body.get("errors") or []
        self.details: dict = body.get("details") or {}
        self.request_id: Optional[str] = headers.get("X-Request-Id") or body.get("request_id")
        self.retry_after: Optional[float] = _retry_after(headers.get("Retry-After"))


class FileAnswer(NamedTuple):
    """A file that was answered."""

    name: Optional[str]
    type: str
    content: bytes


class WebhookVerificationError(Exception):
    """A delivery that did not come from the service, or not now: answer it with 401."""


def verify_webhook(
    secret: str,
    headers: Mapping[str, str],
    body: bytes,
    tolerance_s: int = 300,
    now: Callable[[], float] = time.time,
) -> dict:
    """Answers the event of a delivery whose signature and time are right.

    `secret` is the webhook's `secret` (whsec_…), `body` the bytes as they arrived. The same event may arrive more
    than once: its `id` tells. Raises WebhookVerificationError.
    """
    key = base64.b64decode(secret[len("whsec_") :] if secret.startswith("whsec_") else secret)
    if not key:
        raise ValueError("the webhook secret is empty")
    given = {name.lower(): value for name, value in headers.items()}
    try:
        sent_id, timestamp, signatures = (given[f"webhook-{part}"] for part in ("id", "timestamp", "signature"))
    except KeyError as missing:
        raise WebhookVerificationError(f"the header {missing.args[0]} is missing") from None
    expected = hmac.new(key, f"{sent_id}.{timestamp}.".encode() + body, hashlib.sha256).digest()
    if not any(hmac.compare_digest(_signature(text), expected) for text in signatures.split(" ")):
        raise WebhookVerificationError("no signature matches the body and this secret")
    # The time is part of what is signed: a delivery that was recorded cannot be replayed later.
    if not re.fullmatch(r"[0-9]{1,12}", timestamp) or abs(now() - int(timestamp)) > tolerance_s:
        raise WebhookVerificationError(f"signed more than {tolerance_s} s from now")
    try:
        return json.loads(body)
    except ValueError:
        raise WebhookVerificationError("the body is not JSON") from None


def _signature(text: str) -> bytes:
    try:
        return base64.b64decode(text[3:], validate=True) if text.startswith("v1,") else b""
    except (binascii.Error, ValueError):
        return b""


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    # Followed, a redirect would hand the key to whoever is named.
    def redirect_request(self, *_: Any) -> None:
        return None


_opener = urllib.request.build_opener(_NoRedirect)


class Client:
    """Calls operations of the service; raises ApiError when one is refused, OSError when nobody answers."""

    def __init__(
        self,
        base_url: str,
        key: Optional[str] = None,
        session: Optional[str] = None,
        language: Optional[str] = None,
        attempts: int = 4,
        timeout_s: float = 60.0,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self._base_url = base_url.rstrip("/")
        self._attempts = attempts
        self._timeout_s = timeout_s
        self._sleep = sleep
        self._headers = {"Accept": "application/json", "User-Agent": f"svc-client-python/{VERSION}"}
        if key is not None:
            self._headers["X-API-Key"] = key
        if session is not None:
            self._headers["Authorization"] = f"Bearer {session}"
        if language is not None:
            self._headers["Accept-Language"] = language

    def each(self, operation: Callable[..., dict], *args: Any, **query: Any) -> Iterator[dict]:
        """The items of a paged list, asked for as they are taken: `client.each(client.skus_list, has_code=False)`."""
        page, seen = 1, 0
        while True:
            answer = operation(*args, page=page, **query)
            yield from answer["items"]
            seen += len(answer["items"])
            if not answer["items"] or seen >= answer["total"]:
                return
            page += 1

    def wait_for_lookup(self, lookup_id: str, timeout_s: float = 120.0, poll_s: float = 0.5) -> dict:
        """A lookup once it is no longer queued or processing; raises TimeoutError after `timeout_s`."""
        end = time.monotonic() + timeout_s
        while True:
            lookup = self.lookups_get(lookup_id)
            if lookup["status"] not in ("queued", "processing"):
                return lookup
            if time.monotonic() >= end:
                raise TimeoutError(f"lookup {lookup_id} is still {lookup['status']} after {timeout_s} s")
            self._sleep(poll_s)

    def _call(
        self,
        method: str,
        path: str,
        params: Mapping[str, Any],
        query: Mapping[str, Any],
        body: Any = None,
        is_form: bool = False,
        is_file: bool = False,
        repeat: bool = False,
        idempotency_key: Optional[str] = None,
    ) -> Any:
        is_safe = repeat or idempotency_key is not None or _is_safe(method, path, body)
        attempt = 1
        while True:
            try:
                return self._call_once(method, path, params, query, body, is_form, is_file, idempotency_key)
            except (ApiError, OSError, http.client.HTTPException) as error:
                wait = None if attempt >= self._attempts else _pause_before(error, attempt, is_safe)
                if wait is None:
                    raise
                self._sleep(wait)
                attempt += 1

    def _call_once(
        self,
        method: str,
        path: str,
        params: Mapping[str, Any],
        query: Mapping[str, Any],
        body: Any,
        is_form: bool,
        is_file: bool,
        idempotency_key: Optional[str],
    ) -> Any:
        headers, data = dict(self._headers), None
        if idempotency_key is not None:
            headers["Idempotency-Key"] = idempotency_key
        if is_form:
            data, headers["Content-Type"] = _form(body)
        elif body is not None:
            data, headers["Content-Type"] = json.dumps(body).encode(), "application/json"
        url = self._base_url + _address(path, params, query)
        request = urllib.request.Request(url, data=data, headers=headers, method=method)
        try:
            with _opener.open(request, timeout=self._timeout_s) as answer:
                content = answer.read()
                return _file_answer(answer.headers, content) if is_file else json.loads(content)
        except urllib.error.HTTPError as refused:
            with refused:
                raise ApiError(refused.code, _error_body(refused.read()), refused.headers) from None

    # The operations, made from the description of the interface.
__OPERATIONS__


def _is_safe(method: str, path: str, body: Any) -> bool:
    if path == "/api/skus/bulk":
        return not (isinstance(body, Mapping) and body.get("classify_missing") is True)
    return method in _SAFE_METHODS or (method == "POST" and path in _SAFE_POSTS)


def _growing(attempt: int) -> float:
    # Clients that failed together should not come back together.
    return min(_FIRST_PAUSE_S * 2 ** (attempt - 1), _LONGEST_PAUSE_S) * random.uniform(0.8, 1.2)


def _pause_before(error: Exception, attempt: int, is_safe: bool) -> Optional[float]:
    if not isinstance(error, ApiError):
        return _growing(attempt) if is_safe else None
    # An earlier attempt with the same key is still being worked on.
    if error.status == 409 and error.details.get("idempotency") == "under_way":
        return max(_growing(attempt), error.retry_after or 0.0)
    # What was refused for its rate was not carried out.
    if error.status == 429:
        return _RATE_LIMIT_PAUSE_S if error.retry_after is None else error.retry_after
    if error.status not in _SERVER_ERRORS or not is_safe:
        return None
    return max(_growing(attempt), error.retry_after or 0.0)


def _retry_after(text: Optional[str]) -> Optional[float]:
    if text is None:
        return None
    try:
        return max(float(text), 0.0)
    except ValueError:
        pass
    try:
        return max(email.utils.parsedate_to_datetime(text).timestamp() - time.time(), 0.0)
    except (TypeError, ValueError):
        return None


def _text(value: Any) -> str:
    return {True: "true", False: "false"}[value] if isinstance(value, bool) else str(value)


def _address(path: str, params: Mapping[str, Any], query: Mapping[str, Any]) -> str:
    filled = re.sub(r"\{(\w+)\}", lambda name: urllib.parse.quote(_text(params[name.group(1)]), safe=""), path)
    pairs = [
        (name, _text(each))
        for name, value in query.items()
        if value is not None
        for each in (value if isinstance(value, (list, tuple)) else [value])
    ]
    return f"{filled}?{urllib.parse.urlencode(pairs)}" if pairs else filled


def _form(body: Mapping[str, Any]) -> Tuple[bytes, str]:
    boundary = uuid.uuid4().hex
    parts = bytearray()
    for name, value in body.items():
        head = f'--{boundary}\r\nContent-Disposition: form-data; name="{name}"'
        if isinstance(value, tuple):
            filename, content = value
            quoted = filename.replace('"', "%22").replace("\r", "%0D").replace("\n", "%0A")
            head += f'; filename="{quoted}"\r\nContent-Type: application/octet-stream'
        else:
            content = _text(value)
        parts += head.encode() + b"\r\n\r\n" + (content.encode() if isinstance(content, str) else content) + b"\r\n"
    parts += f"--{boundary}--\r\n".encode()
    return bytes(parts), f"multipart/form-data; boundary={boundary}"


def _error_body(content: bytes) -> dict:
    try:
        body = json.loads(content)
    except ValueError:
        # A proxy's page, or nothing at all.
        return {}
    return body if isinstance(body, dict) else {}


def _file_answer(headers: Mapping[str, str], content: bytes) -> FileAnswer:
    given = headers.get("Content-Disposition") or ""
    utf8 = re.search(r"filename\*=UTF-8''([^;\s]+)", given, re.IGNORECASE)
    plain = re.search(r'filename=(?:"([^"]*)"|([^;\s]+))', given, re.IGNORECASE)
    # The plain name is a stand-in, with marks for what is not ASCII, where both are there.
    name = urllib.parse.unquote(utf8.group(1)) if utf8 else plain.group(plain.lastindex) if plain else None
    return FileAnswer(name, headers.get("Content-Type") or "application/octet-stream", content)
