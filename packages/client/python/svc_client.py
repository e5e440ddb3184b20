# Made from the description of the interface by `npm run written`; changes by hand are lost.
#
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

VERSION = "1.0.0"

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
    def lookups_classify(self, body: dict, *, repeat: bool = False, idempotency_key: Optional[str] = None) -> dict:
        """Classify a product.

        Body: description (required), material, use, composition, origin, notes, market, markets, tariff_version,
            sku_id, digits, draft_id, landed_cost, language.
        """
        return self._call(
            "POST",
            "/api/classify",
            {},
            {},
            body,
            idempotency_key=idempotency_key or str(uuid.uuid4()),
            repeat=repeat,
        )

    def lookups_list(
        self,
        *,
        q: Optional[str] = None,
        status: Optional[list] = None,
        market: Optional[str] = None,
        date_from: Optional[str] = None,
        date_to: Optional[str] = None,
        created_by: Optional[str] = None,
        confidence_min: Optional[float] = None,
        confidence_max: Optional[float] = None,
        batch_id: Optional[str] = None,
        flag: Optional[str] = None,
        sort: Optional[str] = None,
        page: Optional[int] = None,
        page_size: Optional[int] = None,
        text_language: Optional[str] = None,
        kind: Optional[str] = None,
        sku_id: Optional[int] = None,
        decision: Optional[str] = None,
        repeat: bool = False,
    ) -> dict:
        """List lookups."""
        return self._call(
            "GET",
            "/api/lookups",
            {},
            {
                "q": q,
                "status": status,
                "market": market,
                "date_from": date_from,
                "date_to": date_to,
                "created_by": created_by,
                "confidence_min": confidence_min,
                "confidence_max": confidence_max,
                "batch_id": batch_id,
                "flag": flag,
                "sort": sort,
                "page": page,
                "page_size": page_size,
                "text_language": text_language,
                "kind": kind,
                "sku_id": sku_id,
                "decision": decision,
            },
            repeat=repeat,
        )

    def lookups_get(
        self,
        lookup_id: str,
        *,
        view: Optional[str] = None,
        text_language: Optional[str] = None,
        active: Optional[bool] = None,
        repeat: bool = False,
    ) -> dict:
        """Read a lookup."""
        return self._call(
            "GET",
            "/api/lookups/{lookup_id}",
            {"lookup_id": lookup_id},
            {"view": view, "text_language": text_language, "active": active},
            repeat=repeat,
        )

    def lookups_decide(
        self,
        lookup_id: str,
        body: dict,
        *,
        text_language: Optional[str] = None,
        repeat: bool = False,
    ) -> dict:
        """Decide on a lookup.

        Body: action (required), code, note, only_active.
        """
        return self._call(
            "POST",
            "/api/lookups/{lookup_id}/decision",
            {"lookup_id": lookup_id},
            {"text_language": text_language},
            body,
            repeat=repeat,
        )

    def lookups_rerun(
        self,
        lookup_id: str,
        body: Optional[dict] = None,
        *,
        repeat: bool = False,
        idempotency_key: Optional[str] = None,
    ) -> dict:
        """Rerun a lookup.

        Body: description, material, use, composition, origin, notes, market, tariff_version, sku_id, digits,
            language, answers, note, draft_id, landed_cost.
        """
        return self._call(
            "POST",
            "/api/lookups/{lookup_id}/rerun",
            {"lookup_id": lookup_id},
            {},
            body,
            idempotency_key=idempotency_key or str(uuid.uuid4()),
            repeat=repeat,
        )

    def lookups_resolve(self, lookup_id: str, body: Optional[dict] = None, *, repeat: bool = False) -> dict:
        """Resolve a lookup.

        Body: resolved, note.
        """
        return self._call(
            "POST",
            "/api/lookups/{lookup_id}/resolve",
            {"lookup_id": lookup_id},
            {},
            body,
            repeat=repeat,
        )

    def review_list(
        self,
        *,
        q: Optional[str] = None,
        status: Optional[list] = None,
        market: Optional[str] = None,
        date_from: Optional[str] = None,
        date_to: Optional[str] = None,
        created_by: Optional[str] = None,
        confidence_min: Optional[float] = None,
        confidence_max: Optional[float] = None,
        batch_id: Optional[str] = None,
        flag: Optional[str] = None,
        include_resolved: Optional[bool] = None,
        outdated: Optional[bool] = None,
        sort: Optional[str] = None,
        page: Optional[int] = None,
        page_size: Optional[int] = None,
        text_language: Optional[str] = None,
        repeat: bool = False,
    ) -> dict:
        """List the review queue."""
        return self._call(
            "GET",
            "/api/review",
            {},
            {
                "q": q,
                "status": status,
                "market": market,
                "date_from": date_from,
                "date_to": date_to,
                "created_by": created_by,
                "confidence_min": confidence_min,
                "confidence_max": confidence_max,
                "batch_id": batch_id,
                "flag": flag,
                "include_resolved": include_resolved,
                "outdated": outdated,
                "sort": sort,
                "page": page,
                "page_size": page_size,
                "text_language": text_language,
            },
            repeat=repeat,
        )

    def review_counts(
        self,
        *,
        q: Optional[str] = None,
        status: Optional[list] = None,
        market: Optional[str] = None,
        date_from: Optional[str] = None,
        date_to: Optional[str] = None,
        created_by: Optional[str] = None,
        confidence_min: Optional[float] = None,
        confidence_max: Optional[float] = None,
        batch_id: Optional[str] = None,
        flag: Optional[str] = None,
        include_resolved: Optional[bool] = None,
        outdated: Optional[bool] = None,
        repeat: bool = False,
    ) -> dict:
        """Count the review queue."""
        return self._call(
            "GET",
            "/api/review/counts",
            {},
            {
                "q": q,
                "status": status,
                "market": market,
                "date_from": date_from,
                "date_to": date_to,
                "created_by": created_by,
                "confidence_min": confidence_min,
                "confidence_max": confidence_max,
                "batch_id": batch_id,
                "flag": flag,
                "include_resolved": include_resolved,
                "outdated": outdated,
            },
            repeat=repeat,
        )

    def skus_save(self, body: dict, *, only_new: Optional[bool] = None, repeat: bool = False) -> dict:
        """Create or update a SKU.

        Body: sku (required), market, description (required), material, use, composition, origin, notes,
            external_ref, current_code.
        """
        return self._call("POST", "/api/skus", {}, {"only_new": only_new}, body, repeat=repeat)

    def skus_list(
        self,
        *,
        q: Optional[str] = None,
        market: Optional[str] = None,
        code_status: Optional[str] = None,
        has_code: Optional[bool] = None,
        has_alert: Optional[bool] = None,
        page: Optional[int] = None,
        page_size: Optional[int] = None,
        repeat: bool = False,
    ) -> dict:
        """List SKUs."""
        return self._call(
            "GET",
            "/api/skus",
            {},
            {
                "q": q,
                "market": market,
                "code_status": code_status,
                "has_code": has_code,
                "has_alert": has_alert,
                "page": page,
                "page_size": page_size,
            },
            repeat=repeat,
        )

    def skus_bulk(self, body: dict, *, repeat: bool = False, idempotency_key: Optional[str] = None) -> dict:
        """Create or update many SKUs.

        Body: items (required), check_codes, classify_missing.
        """
        return self._call(
            "POST",
            "/api/skus/bulk",
            {},
            {},
            body,
            idempotency_key=idempotency_key or str(uuid.uuid4()),
            repeat=repeat,
        )

    def skus_get(self, sku_id: int, *, repeat: bool = False) -> dict:
        """Read a SKU."""
        return self._call("GET", "/api/skus/{sku_id}", {"sku_id": sku_id}, {}, repeat=repeat)

    def skus_replace(self, sku_id: int, body: dict, *, repeat: bool = False) -> dict:
        """Replace a SKU.

        Body: sku (required), market, description (required), material, use, composition, origin, notes,
            external_ref, current_code.
        """
        return self._call("PUT", "/api/skus/{sku_id}", {"sku_id": sku_id}, {}, body, repeat=repeat)

    def skus_remove(self, sku_id: int, *, repeat: bool = False) -> dict:
        """Delete a SKU."""
        return self._call("DELETE", "/api/skus/{sku_id}", {"sku_id": sku_id}, {}, repeat=repeat)

    def skus_classify(
        self,
        sku_id: int,
        body: Optional[dict] = None,
        *,
        repeat: bool = False,
        idempotency_key: Optional[str] = None,
    ) -> dict:
        """Classify a SKU.

        Body: language, tariff_version.
        """
        return self._call(
            "POST",
            "/api/skus/{sku_id}/classify",
            {"sku_id": sku_id},
            {},
            body,
            idempotency_key=idempotency_key or str(uuid.uuid4()),
            repeat=repeat,
        )

    def skus_check_codes(self, body: Optional[dict] = None, *, repeat: bool = False) -> dict:
        """Check codes of SKUs.

        Body: sku_ids, market.
        """
        return self._call("POST", "/api/skus/check-codes", {}, {}, body, repeat=repeat)

    def alerts_list(
        self,
        *,
        limit: Optional[int] = None,
        market: Optional[str] = None,
        kind: Optional[str] = None,
        acknowledged: Optional[bool] = None,
        product: Optional[bool] = None,
        repeat: bool = False,
    ) -> list:
        """List alerts."""
        return self._call(
            "GET",
            "/api/alerts",
            {},
            {"limit": limit, "market": market, "kind": kind, "acknowledged": acknowledged, "product": product},
            repeat=repeat,
        )

    def alerts_acknowledge(self, alert_id: int, *, repeat: bool = False) -> dict:
        """Acknowledge an alert."""
        return self._call("POST", "/api/alerts/{alert_id}/acknowledge", {"alert_id": alert_id}, {}, repeat=repeat)

    def alerts_acknowledge_many(self, body: dict, *, repeat: bool = False) -> dict:
        """Acknowledge many alerts.

        Body: ids, market, kind.
        """
        return self._call("POST", "/api/alerts/acknowledge", {}, {}, body, repeat=repeat)

    def alerts_reopen(self, body: dict, *, repeat: bool = False) -> dict:
        """Open acknowledged alerts again.

        Body: ids (required).
        """
        return self._call("POST", "/api/alerts/reopen", {}, {}, body, repeat=repeat)

    def batches_template(self, *, repeat: bool = False) -> FileAnswer:
        """Template of a batch file."""
        return self._call("GET", "/api/batches/template", {}, {}, is_file=True, repeat=repeat)

    def batches_upload(self, body: dict, *, repeat: bool = False, idempotency_key: Optional[str] = None) -> dict:
        """Upload a file of products.

        Body: file (required).
        """
        return self._call(
            "POST",
            "/api/batches",
            {},
            {},
            body,
            is_form=True,
            idempotency_key=idempotency_key or str(uuid.uuid4()),
            repeat=repeat,
        )

    def batches_list(self, *, limit: Optional[int] = None, repeat: bool = False) -> list:
        """List batches."""
        return self._call("GET", "/api/batches", {}, {"limit": limit}, repeat=repeat)

    def batches_get(
        self,
        batch_id: str,
        *,
        preview: Optional[bool] = None,
        outcomes: Optional[bool] = None,
        repeat: bool = False,
    ) -> dict:
        """Read a batch."""
        return self._call(
            "GET",
            "/api/batches/{batch_id}",
            {"batch_id": batch_id},
            {"preview": preview, "outcomes": outcomes},
            repeat=repeat,
        )

    def batches_remove(self, batch_id: str, *, repeat: bool = False) -> dict:
        """Delete a batch."""
        return self._call("DELETE", "/api/batches/{batch_id}", {"batch_id": batch_id}, {}, repeat=repeat)

    def batches_validate(self, batch_id: str, body: dict, *, repeat: bool = False) -> dict:
        """Check the rows of a batch.

        Body: column_mapping (required), market, tariff_version, save_to_catalog.
        """
        return self._call(
            "POST",
            "/api/batches/{batch_id}/validate",
            {"batch_id": batch_id},
            {},
            body,
            repeat=repeat,
        )

    def batches_start(
        self,
        batch_id: str,
        body: dict,
        *,
        repeat: bool = False,
        idempotency_key: Optional[str] = None,
    ) -> dict:
        """Start a batch.

        Body: column_mapping (required), market, tariff_version, save_to_catalog.
        """
        return self._call(
            "POST",
            "/api/batches/{batch_id}/start",
            {"batch_id": batch_id},
            {},
            body,
            idempotency_key=idempotency_key or str(uuid.uuid4()),
            repeat=repeat,
        )

    def batches_progress(self, batch_id: str, *, repeat: bool = False) -> dict:
        """Follow a batch."""
        return self._call("GET", "/api/batches/{batch_id}/progress", {"batch_id": batch_id}, {}, repeat=repeat)

    def batches_rows(
        self,
        batch_id: str,
        *,
        offset: Optional[int] = None,
        limit: Optional[int] = None,
        status: Optional[list] = None,
        issue: Optional[list] = None,
        outcome: Optional[str] = None,
        repeat: bool = False,
    ) -> list:
        """List the rows of a batch."""
        return self._call(
            "GET",
            "/api/batches/{batch_id}/rows",
            {"batch_id": batch_id},
            {"offset": offset, "limit": limit, "status": status, "issue": issue, "outcome": outcome},
            repeat=repeat,
        )

    def batches_edit_row(self, batch_id: str, row_index: int, body: dict, *, repeat: bool = False) -> dict:
        """Edit a row.

        Body: values, skip.
        """
        return self._call(
            "PATCH",
            "/api/batches/{batch_id}/rows/{row_index}",
            {"batch_id": batch_id, "row_index": row_index},
            {},
            body,
            repeat=repeat,
        )

    def batches_retry(self, batch_id: str, body: Optional[dict] = None, *, repeat: bool = False) -> dict:
        """Retry failed rows.

        Body: rows.
        """
        return self._call("POST", "/api/batches/{batch_id}/retry", {"batch_id": batch_id}, {}, body, repeat=repeat)

    def batches_cancel(self, batch_id: str, *, repeat: bool = False) -> dict:
        """Cancel a batch."""
        return self._call("POST", "/api/batches/{batch_id}/cancel", {"batch_id": batch_id}, {}, repeat=repeat)

    def batches_export(
        self,
        batch_id: str,
        *,
        text_language: Optional[str] = None,
        format: Optional[str] = None,
        status: Optional[list] = None,
        repeat: bool = False,
    ) -> FileAnswer:
        """Download the results."""
        return self._call(
            "GET",
            "/api/batches/{batch_id}/export",
            {"batch_id": batch_id},
            {"text_language": text_language, "format": format, "status": status},
            is_file=True,
            repeat=repeat,
        )

    def datasets_list(self, *, repeat: bool = False) -> list:
        """List schedule versions."""
        return self._call("GET", "/api/datasets", {}, {}, repeat=repeat)

    def datasets_entries(
        self,
        dataset_id: str,
        *,
        code: Optional[str] = None,
        q: Optional[str] = None,
        limit: Optional[int] = None,
        repeat: bool = False,
    ) -> list:
        """Lines of a schedule version."""
        return self._call(
            "GET",
            "/api/datasets/{dataset_id}/entries",
            {"dataset_id": dataset_id},
            {"code": code, "q": q, "limit": limit},
            repeat=repeat,
        )

    def tariff_search(
        self,
        *,
        q: str,
        market: Optional[str] = None,
        version: Optional[str] = None,
        limit: Optional[int] = None,
        repeat: bool = False,
    ) -> dict:
        """Search a schedule."""
        return self._call(
            "GET",
            "/api/hts/search",
            {},
            {"q": q, "market": market, "version": version, "limit": limit},
            repeat=repeat,
        )

    def tariff_tree(
        self,
        *,
        code: Optional[str] = None,
        market: Optional[str] = None,
        version: Optional[str] = None,
        rows: Optional[bool] = None,
        repeat: bool = False,
    ) -> dict:
        """Browse a schedule."""
        return self._call(
            "GET",
            "/api/hts/tree",
            {},
            {"code": code, "market": market, "version": version, "rows": rows},
            repeat=repeat,
        )

    def tariff_changes(
        self,
        *,
        market: Optional[str] = None,
        from_version: Optional[str] = None,
        to_version: Optional[str] = None,
        kind: Optional[str] = None,
        code: Optional[str] = None,
        limit: Optional[int] = None,
        repeat: bool = False,
    ) -> dict:
        """Changes between schedule versions."""
        return self._call(
            "GET",
            "/api/tariff-changes",
            {},
            {
                "market": market,
                "from_version": from_version,
                "to_version": to_version,
                "kind": kind,
                "code": code,
                "limit": limit,
            },
            repeat=repeat,
        )

    def rulings_list(
        self,
        *,
        q: Optional[str] = None,
        code: Optional[str] = None,
        market: Optional[str] = None,
        page: Optional[int] = None,
        page_size: Optional[int] = None,
        repeat: bool = False,
    ) -> dict:
        """Search rulings."""
        return self._call(
            "GET",
            "/api/rulings",
            {},
            {"q": q, "code": code, "market": market, "page": page, "page_size": page_size},
            repeat=repeat,
        )

    def rulings_get(self, number: str, *, year: Optional[int] = None, repeat: bool = False) -> dict:
        """Read a ruling."""
        return self._call("GET", "/api/rulings/{number}", {"number": number}, {"year": year}, repeat=repeat)

    def tariff_duty(
        self,
        *,
        code: str,
        market: Optional[str] = None,
        version: Optional[str] = None,
        origin: Optional[str] = None,
        customs_value: Optional[str] = None,
        quantity: Optional[str] = None,
        unit: Optional[str] = None,
        weight_kg: Optional[str] = None,
        date: Optional[str] = None,
        preference: Optional[str] = None,
        applicable_code: Optional[str] = None,
        rate_case: Optional[int] = None,
        within_quota: Optional[bool] = None,
        low_value_consignment: Optional[bool] = None,
        measures: Optional[str] = None,
        drained_weight_kg: Optional[str] = None,
        container_contents_kg: Optional[str] = None,
        gross_weight_kg: Optional[str] = None,
        dry_weight_kg: Optional[str] = None,
        standard_quality_kg: Optional[str] = None,
        clean_weight_kg: Optional[str] = None,
        lactic_matter_kg: Optional[str] = None,
        dry_lactic_matter_kg: Optional[str] = None,
        total_sugars_kg: Optional[str] = None,
        total_alcohol_kg: Optional[str] = None,
        lead_content_kg: Optional[str] = None,
        copper_content_kg: Optional[str] = None,
        zinc_content_kg: Optional[str] = None,
        molybdenum_content_kg: Optional[str] = None,
        tungsten_content_kg: Optional[str] = None,
        magnesium_content_kg: Optional[str] = None,
        manganese_content_kg: Optional[str] = None,
        silicon_content_kg: Optional[str] = None,
        morphine_content_kg: Optional[str] = None,
        proof_liters: Optional[str] = None,
        recording_surface_m2: Optional[str] = None,
        containers: Optional[str] = None,
        pins: Optional[str] = None,
        jewels: Optional[str] = None,
        other_parts: Optional[str] = None,
        alcohol_pct: Optional[str] = None,
        sucrose_pct: Optional[str] = None,
        metal_weight_pct: Optional[str] = None,
        sugar_degrees: Optional[str] = None,
        agricultural_component: Optional[str] = None,
        additional_sugar_duty: Optional[str] = None,
        additional_flour_duty: Optional[str] = None,
        case_value: Optional[str] = None,
        case_and_strap_value: Optional[str] = None,
        strap_value: Optional[str] = None,
        battery_value: Optional[str] = None,
        movement_value: Optional[str] = None,
        movement_and_case_value: Optional[str] = None,
        apparatus_value: Optional[str] = None,
        rifle_value: Optional[str] = None,
        telescopic_sight_value: Optional[str] = None,
        lead_content_value: Optional[str] = None,
        steel_content_value: Optional[str] = None,
        aluminum_content_value: Optional[str] = None,
        copper_content_value: Optional[str] = None,
        us_content_value: Optional[str] = None,
        non_us_content_value: Optional[str] = None,
        repair_cost: Optional[str] = None,
        parts_cost: Optional[str] = None,
        processing_value: Optional[str] = None,
        retail_value: Optional[str] = None,
        firm_code: Optional[str] = None,
        invoice_declaration: Optional[bool] = None,
        advanced_chip: Optional[bool] = None,
        airframe_section: Optional[bool] = None,
        allied_components: Optional[bool] = None,
        aluminum_smelt_country: Optional[str] = None,
        bifacial_module: Optional[bool] = None,
        brandy_over_38: Optional[bool] = None,
        certified_auto_part: Optional[bool] = None,
        certified_truck_part: Optional[bool] = None,
        chip_end_use: Optional[bool] = None,
        civil_aircraft: Optional[bool] = None,
        clinical_trials: Optional[bool] = None,
        commerce_authorised: Optional[bool] = None,
        us_aluminum: Optional[bool] = None,
        us_metal: Optional[bool] = None,
        us_steel: Optional[bool] = None,
        donation: Optional[bool] = None,
        drone_docking_station: Optional[bool] = None,
        drone_parts: Optional[bool] = None,
        enteral_syringe: Optional[bool] = None,
        equipment_parts: Optional[bool] = None,
        excluded_article: Optional[bool] = None,
        generic_medicine: Optional[bool] = None,
        in_bulk: Optional[bool] = None,
        in_transit: Optional[bool] = None,
        informational_material: Optional[bool] = None,
        intermodal_chassis: Optional[bool] = None,
        large_residential_washer: Optional[bool] = None,
        loaded_before_20250807: Optional[bool] = None,
        loaded_in_april_2025: Optional[bool] = None,
        medicine_of_listed_firm: Optional[bool] = None,
        medicine_pricing_agreement: Optional[bool] = None,
        metal_of_gb: Optional[bool] = None,
        motorcycle_manufacture: Optional[bool] = None,
        new_airplane: Optional[bool] = None,
        certificate_of_origin: Optional[bool] = None,
        no_metal: Optional[bool] = None,
        non_patented_medicine: Optional[bool] = None,
        not_kitchen_cabinet: Optional[bool] = None,
        melted_in_north_america: Optional[bool] = None,
        not_passenger_vehicle: Optional[bool] = None,
        not_pharmaceutical: Optional[bool] = None,
        pharmaceutical_use: Optional[bool] = None,
        quartz_surface_product: Optional[bool] = None,
        main_metal: Optional[str] = None,
        onshoring_plan: Optional[bool] = None,
        particular_article: Optional[bool] = None,
        parts_of_heavy_vehicle: Optional[bool] = None,
        parts_of_passenger_vehicle: Optional[bool] = None,
        patented_medicine: Optional[bool] = None,
        postal_item: Optional[bool] = None,
        produced_before_20240413: Optional[bool] = None,
        rate_of_list_1_to_3: Optional[bool] = None,
        rate_of_list_4a: Optional[bool] = None,
        residential_washer_part: Optional[bool] = None,
        ship_to_shore_crane: Optional[bool] = None,
        single_malt_whisky: Optional[bool] = None,
        specialty_medicine: Optional[bool] = None,
        thermal_imaging: Optional[bool] = None,
        transshipped: Optional[bool] = None,
        us_active_ingredient: Optional[bool] = None,
        vehicle_25_years: Optional[bool] = None,
        end_use_authorised: Optional[bool] = None,
        ships_and_platforms: Optional[bool] = None,
        airworthiness_certificate: Optional[bool] = None,
        for_food: Optional[bool] = None,
        returned_goods: Optional[bool] = None,
        most_favoured: Optional[bool] = None,
        used_goods: Optional[bool] = None,
        restricted_pesticide: Optional[bool] = None,
        repeat: bool = False,
        **conditions: Any,
    ) -> dict:
        """Estimate the duty of a line."""
        return self._call(
            "GET",
            "/api/duty",
            {},
            {
                "code": code,
                "market": market,
                "version": version,
                "origin": origin,
                "customs_value": customs_value,
                "quantity": quantity,
                "unit": unit,
                "weight_kg": weight_kg,
                "date": date,
                "preference": preference,
                "applicable_code": applicable_code,
                "rate_case": rate_case,
                "within_quota": within_quota,
                "low_value_consignment": low_value_consignment,
                "measures": measures,
                "drained_weight_kg": drained_weight_kg,
                "container_contents_kg": container_contents_kg,
                "gross_weight_kg": gross_weight_kg,
                "dry_weight_kg": dry_weight_kg,
                "standard_quality_kg": standard_quality_kg,
                "clean_weight_kg": clean_weight_kg,
                "lactic_matter_kg": lactic_matter_kg,
                "dry_lactic_matter_kg": dry_lactic_matter_kg,
                "total_sugars_kg": total_sugars_kg,
                "total_alcohol_kg": total_alcohol_kg,
                "lead_content_kg": lead_content_kg,
                "copper_content_kg": copper_content_kg,
                "zinc_content_kg": zinc_content_kg,
                "molybdenum_content_kg": molybdenum_content_kg,
                "tungsten_content_kg": tungsten_content_kg,
                "magnesium_content_kg": magnesium_content_kg,
                "manganese_content_kg": manganese_content_kg,
                "silicon_content_kg": silicon_content_kg,
                "morphine_content_kg": morphine_content_kg,
                "proof_liters": proof_liters,
                "recording_surface_m2": recording_surface_m2,
                "containers": containers,
                "pins": pins,
                "jewels": jewels,
                "other_parts": other_parts,
                "alcohol_pct": alcohol_pct,
                "sucrose_pct": sucrose_pct,
                "metal_weight_pct": metal_weight_pct,
                "sugar_degrees": sugar_degrees,
                "agricultural_component": agricultural_component,
                "additional_sugar_duty": additional_sugar_duty,
                "additional_flour_duty": additional_flour_duty,
                "case_value": case_value,
                "case_and_strap_value": case_and_strap_value,
                "strap_value": strap_value,
                "battery_value": battery_value,
                "movement_value": movement_value,
                "movement_and_case_value": movement_and_case_value,
                "apparatus_value": apparatus_value,
                "rifle_value": rifle_value,
                "telescopic_sight_value": telescopic_sight_value,
                "lead_content_value": lead_content_value,
                "steel_content_value": steel_content_value,
                "aluminum_content_value": aluminum_content_value,
                "copper_content_value": copper_content_value,
                "us_content_value": us_content_value,
                "non_us_content_value": non_us_content_value,
                "repair_cost": repair_cost,
                "parts_cost": parts_cost,
                "processing_value": processing_value,
                "retail_value": retail_value,
                "firm_code": firm_code,
                "invoice_declaration": invoice_declaration,
                "advanced_chip": advanced_chip,
                "airframe_section": airframe_section,
                "allied_components": allied_components,
                "aluminum_smelt_country": aluminum_smelt_country,
                "bifacial_module": bifacial_module,
                "brandy_over_38": brandy_over_38,
                "certified_auto_part": certified_auto_part,
                "certified_truck_part": certified_truck_part,
                "chip_end_use": chip_end_use,
                "civil_aircraft": civil_aircraft,
                "clinical_trials": clinical_trials,
                "commerce_authorised": commerce_authorised,
                "us_aluminum": us_aluminum,
                "us_metal": us_metal,
                "us_steel": us_steel,
                "donation": donation,
                "drone_docking_station": drone_docking_station,
                "drone_parts": drone_parts,
                "enteral_syringe": enteral_syringe,
                "equipment_parts": equipment_parts,
                "excluded_article": excluded_article,
                "generic_medicine": generic_medicine,
                "in_bulk": in_bulk,
                "in_transit": in_transit,
                "informational_material": informational_material,
                "intermodal_chassis": intermodal_chassis,
                "large_residential_washer": large_residential_washer,
                "loaded_before_20250807": loaded_before_20250807,
                "loaded_in_april_2025": loaded_in_april_2025,
                "medicine_of_listed_firm": medicine_of_listed_firm,
                "medicine_pricing_agreement": medicine_pricing_agreement,
                "metal_of_gb": metal_of_gb,
                "motorcycle_manufacture": motorcycle_manufacture,
                "new_airplane": new_airplane,
                "certificate_of_origin": certificate_of_origin,
                "no_metal": no_metal,
                "non_patented_medicine": non_patented_medicine,
                "not_kitchen_cabinet": not_kitchen_cabinet,
                "melted_in_north_america": melted_in_north_america,
                "not_passenger_vehicle": not_passenger_vehicle,
                "not_pharmaceutical": not_pharmaceutical,
                "pharmaceutical_use": pharmaceutical_use,
                "quartz_surface_product": quartz_surface_product,
                "main_metal": main_metal,
                "onshoring_plan": onshoring_plan,
                "particular_article": particular_article,
                "parts_of_heavy_vehicle": parts_of_heavy_vehicle,
                "parts_of_passenger_vehicle": parts_of_passenger_vehicle,
                "patented_medicine": patented_medicine,
                "postal_item": postal_item,
                "produced_before_20240413": produced_before_20240413,
                "rate_of_list_1_to_3": rate_of_list_1_to_3,
                "rate_of_list_4a": rate_of_list_4a,
                "residential_washer_part": residential_washer_part,
                "ship_to_shore_crane": ship_to_shore_crane,
                "single_malt_whisky": single_malt_whisky,
                "specialty_medicine": specialty_medicine,
                "thermal_imaging": thermal_imaging,
                "transshipped": transshipped,
                "us_active_ingredient": us_active_ingredient,
                "vehicle_25_years": vehicle_25_years,
                "end_use_authorised": end_use_authorised,
                "ships_and_platforms": ships_and_platforms,
                "airworthiness_certificate": airworthiness_certificate,
                "for_food": for_food,
                "returned_goods": returned_goods,
                "most_favoured": most_favoured,
                "used_goods": used_goods,
                "restricted_pesticide": restricted_pesticide,
                **conditions,
            },
            repeat=repeat,
        )

    def tariff_landed_cost(self, body: dict, *, repeat: bool = False) -> dict:
        """Estimate duties, fees and taxes of a consignment.

        Body: code (required), market, version, origin, customs_value, currency, fx_rate, incoterm, freight,
            insurance, mode, destination, entry_type, vat_case, special_consumption_case, quantity, unit, weight_kg,
            date, preference, applicable_code, rate_case, within_quota, low_value_consignment, measures,
            drained_weight_kg, container_contents_kg, gross_weight_kg, dry_weight_kg, standard_quality_kg,
            clean_weight_kg, lactic_matter_kg, dry_lactic_matter_kg, total_sugars_kg, total_alcohol_kg,
            lead_content_kg, copper_content_kg, zinc_content_kg, molybdenum_content_kg, tungsten_content_kg,
            magnesium_content_kg, manganese_content_kg, silicon_content_kg, morphine_content_kg, proof_liters,
            recording_surface_m2, containers, pins, jewels, other_parts, alcohol_pct, sucrose_pct, metal_weight_pct,
            sugar_degrees, agricultural_component, additional_sugar_duty, additional_flour_duty, case_value,
            case_and_strap_value, strap_value, battery_value, movement_value, movement_and_case_value,
            apparatus_value, rifle_value, telescopic_sight_value, lead_content_value, steel_content_value,
            aluminum_content_value, copper_content_value, us_content_value, non_us_content_value, repair_cost,
            parts_cost, processing_value, retail_value, firm_code, invoice_declaration, advanced_chip,
            airframe_section, allied_components, aluminum_smelt_country, bifacial_module, brandy_over_38,
            certified_auto_part, certified_truck_part, chip_end_use, civil_aircraft, clinical_trials,
            commerce_authorised, us_aluminum, us_metal, us_steel, donation, drone_docking_station, drone_parts,
            enteral_syringe, equipment_parts, excluded_article, generic_medicine, in_bulk, in_transit,
            informational_material, intermodal_chassis, large_residential_washer, loaded_before_20250807,
            loaded_in_april_2025, medicine_of_listed_firm, medicine_pricing_agreement, metal_of_gb,
            motorcycle_manufacture, new_airplane, certificate_of_origin, no_metal, non_patented_medicine,
            not_kitchen_cabinet, melted_in_north_america, not_passenger_vehicle, not_pharmaceutical,
            pharmaceutical_use, quartz_surface_product, main_metal, onshoring_plan, particular_article,
            parts_of_heavy_vehicle, parts_of_passenger_vehicle, patented_medicine, postal_item,
            produced_before_20240413, rate_of_list_1_to_3, rate_of_list_4a, residential_washer_part,
            ship_to_shore_crane, single_malt_whisky, specialty_medicine, thermal_imaging, transshipped,
            us_active_ingredient, vehicle_25_years, end_use_authorised, ships_and_platforms,
            airworthiness_certificate, for_food, returned_goods, most_favoured, used_goods, restricted_pesticide.
        """
        return self._call("POST", "/api/landed-cost", {}, {}, body, repeat=repeat)

    def tariff_compliance(
        self,
        *,
        code: str,
        market: Optional[str] = None,
        version: Optional[str] = None,
        origin: Optional[str] = None,
        date: Optional[str] = None,
        measures: Optional[str] = None,
        repeat: bool = False,
    ) -> dict:
        """Import requirements for goods of a line."""
        return self._call(
            "GET",
            "/api/compliance",
            {},
            {
                "code": code,
                "market": market,
                "version": version,
                "origin": origin,
                "date": date,
                "measures": measures,
            },
            repeat=repeat,
        )

    def webhooks_events(self, *, repeat: bool = False) -> dict:
        """Events."""
        return self._call("GET", "/api/webhooks/events", {}, {}, repeat=repeat)

    def webhooks_register(self, body: dict, *, repeat: bool = False) -> dict:
        """Register a webhook.

        Body: url (required), events.
        """
        return self._call("POST", "/api/webhooks", {}, {}, body, repeat=repeat)

    def webhooks_list(self, *, repeat: bool = False) -> list:
        """List webhooks."""
        return self._call("GET", "/api/webhooks", {}, {}, repeat=repeat)

    def webhooks_change(self, hook_id: str, body: dict, *, repeat: bool = False) -> dict:
        """Change a webhook.

        Body: url, events, active.
        """
        return self._call("PATCH", "/api/webhooks/{hook_id}", {"hook_id": hook_id}, {}, body, repeat=repeat)

    def webhooks_delete(self, hook_id: str, *, repeat: bool = False) -> dict:
        """Delete a webhook."""
        return self._call("DELETE", "/api/webhooks/{hook_id}", {"hook_id": hook_id}, {}, repeat=repeat)

    def webhooks_test(self, hook_id: str, *, repeat: bool = False) -> dict:
        """Test a webhook."""
        return self._call("POST", "/api/webhooks/{hook_id}/test", {"hook_id": hook_id}, {}, repeat=repeat)

    def webhooks_deliveries(
        self,
        hook_id: str,
        *,
        status: Optional[str] = None,
        before_id: Optional[int] = None,
        event: Optional[str] = None,
        since: Optional[str] = None,
        until: Optional[str] = None,
        body: Optional[bool] = None,
        limit: Optional[int] = None,
        repeat: bool = False,
    ) -> list:
        """Deliveries of a webhook."""
        return self._call(
            "GET",
            "/api/webhooks/{hook_id}/deliveries",
            {"hook_id": hook_id},
            {
                "status": status,
                "before_id": before_id,
                "event": event,
                "since": since,
                "until": until,
                "body": body,
                "limit": limit,
            },
            repeat=repeat,
        )

    def webhooks_redeliver(self, hook_id: str, delivery_id: int, *, repeat: bool = False) -> dict:
        """Deliver again."""
        return self._call(
            "POST",
            "/api/webhooks/{hook_id}/deliveries/{delivery_id}/redeliver",
            {"hook_id": hook_id, "delivery_id": delivery_id},
            {},
            repeat=repeat,
        )

    def webhooks_redeliver_many(self, hook_id: str, body: Optional[dict] = None, *, repeat: bool = False) -> dict:
        """Deliver again what failed.

        Body: status, since, until.
        """
        return self._call(
            "POST",
            "/api/webhooks/{hook_id}/redeliver",
            {"hook_id": hook_id},
            {},
            body,
            repeat=repeat,
        )

    def usage_me(
        self,
        *,
        date_from: Optional[str] = None,
        date_to: Optional[str] = None,
        repeat: bool = False,
    ) -> dict:
        """Read your usage."""
        return self._call("GET", "/api/usage/me", {}, {"date_from": date_from, "date_to": date_to}, repeat=repeat)

    def usage_ledger(
        self,
        *,
        date_from: Optional[str] = None,
        date_to: Optional[str] = None,
        user_id: Optional[str] = None,
        kind: Optional[str] = None,
        page: Optional[int] = None,
        page_size: Optional[int] = None,
        repeat: bool = False,
    ) -> dict:
        """Read the credit ledger."""
        return self._call(
            "GET",
            "/api/usage/ledger",
            {},
            {
                "date_from": date_from,
                "date_to": date_to,
                "user_id": user_id,
                "kind": kind,
                "page": page,
                "page_size": page_size,
            },
            repeat=repeat,
        )

    def usage_ledger_export(
        self,
        *,
        date_from: Optional[str] = None,
        date_to: Optional[str] = None,
        user_id: Optional[str] = None,
        kind: Optional[str] = None,
        repeat: bool = False,
    ) -> FileAnswer:
        """Download the credit ledger."""
        return self._call(
            "GET",
            "/api/usage/ledger/export",
            {},
            {"date_from": date_from, "date_to": date_to, "user_id": user_id, "kind": kind},
            is_file=True,
            repeat=repeat,
        )

    def plans_me(self, *, repeat: bool = False) -> dict:
        """Read your plan."""
        return self._call("GET", "/api/plans/me", {}, {}, repeat=repeat)

    def reports_productivity(
        self,
        *,
        date_from: Optional[str] = None,
        date_to: Optional[str] = None,
        repeat: bool = False,
    ) -> dict:
        """Report review productivity."""
        return self._call(
            "GET",
            "/api/reports/productivity",
            {},
            {"date_from": date_from, "date_to": date_to},
            repeat=repeat,
        )

    def auth_options(self, *, repeat: bool = False) -> dict:
        """How people sign in."""
        return self._call("GET", "/api/auth/options", {}, {}, repeat=repeat)

    def auth_sign_in(self, body: dict, *, repeat: bool = False) -> dict:
        """Sign in.

        Body: email (required), password (required).
        """
        return self._call("POST", "/api/auth/sign-in", {}, {}, body, repeat=repeat)

    def auth_sign_out(self, *, repeat: bool = False) -> dict:
        """Sign out."""
        return self._call("POST", "/api/auth/sign-out", {}, {}, repeat=repeat)

    def auth_sign_in_link(self, body: dict, *, repeat: bool = False) -> dict:
        """Sign in by a one-time link.

        Body: token (required), password (required).
        """
        return self._call("POST", "/api/auth/sign-in-link", {}, {}, body, repeat=repeat)

    def auth_password(self, body: dict, *, repeat: bool = False) -> dict:
        """Change your password.

        Body: current_password (required), new_password (required).
        """
        return self._call("POST", "/api/auth/password", {}, {}, body, repeat=repeat)

    def auth_sessions_list(self, *, repeat: bool = False) -> list:
        """List your sessions."""
        return self._call("GET", "/api/auth/sessions", {}, {}, repeat=repeat)

    def auth_sessions_end(self, session_id: str, *, repeat: bool = False) -> dict:
        """End one of your sessions."""
        return self._call(
            "DELETE",
            "/api/auth/sessions/{session_id}",
            {"session_id": session_id},
            {},
            repeat=repeat,
        )

    def admin_accounts_list(self, *, repeat: bool = False) -> list:
        """List accounts."""
        return self._call("GET", "/api/admin/accounts", {}, {}, repeat=repeat)

    def admin_accounts_create(self, body: dict, *, repeat: bool = False) -> dict:
        """Create an account.

        Body: name (required), email (required), role (required), plan, sandbox, password.
        """
        return self._call("POST", "/api/admin/accounts", {}, {}, body, repeat=repeat)

    def admin_accounts_get(self, account_id: str, *, repeat: bool = False) -> dict:
        """Read an account."""
        return self._call("GET", "/api/admin/accounts/{account_id}", {"account_id": account_id}, {}, repeat=repeat)

    def admin_accounts_update(self, account_id: str, body: dict, *, repeat: bool = False) -> dict:
        """Change an account.

        Body: role, plan, active, trial_ends_at.
        """
        return self._call(
            "PATCH",
            "/api/admin/accounts/{account_id}",
            {"account_id": account_id},
            {},
            body,
            repeat=repeat,
        )

    def admin_accounts_password(self, account_id: str, *, repeat: bool = False) -> dict:
        """Reset a password."""
        return self._call(
            "POST",
            "/api/admin/accounts/{account_id}/password",
            {"account_id": account_id},
            {},
            repeat=repeat,
        )

    def admin_credits_grant(
        self,
        account_id: str,
        body: dict,
        *,
        repeat: bool = False,
        idempotency_key: Optional[str] = None,
    ) -> dict:
        """Grant credits.

        Body: amount (required), note.
        """
        return self._call(
            "POST",
            "/api/admin/accounts/{account_id}/credits",
            {"account_id": account_id},
            {},
            body,
            idempotency_key=idempotency_key or str(uuid.uuid4()),
            repeat=repeat,
        )

    def admin_keys_list(self, account_id: str, *, repeat: bool = False) -> list:
        """List API keys."""
        return self._call(
            "GET",
            "/api/admin/accounts/{account_id}/keys",
            {"account_id": account_id},
            {},
            repeat=repeat,
        )

    def admin_keys_create(self, account_id: str, body: dict, *, repeat: bool = False) -> dict:
        """Create an API key.

        Body: name (required), role (required), expires_at, read_only.
        """
        return self._call(
            "POST",
            "/api/admin/accounts/{account_id}/keys",
            {"account_id": account_id},
            {},
            body,
            repeat=repeat,
        )

    def admin_keys_rotate(self, key_id: str, body: Optional[dict] = None, *, repeat: bool = False) -> dict:
        """Rotate an API key.

        Body: overlap_hours.
        """
        return self._call("POST", "/api/admin/keys/{key_id}/rotate", {"key_id": key_id}, {}, body, repeat=repeat)

    def admin_keys_revoke(self, key_id: str, *, repeat: bool = False) -> dict:
        """Revoke an API key."""
        return self._call("DELETE", "/api/admin/keys/{key_id}", {"key_id": key_id}, {}, repeat=repeat)

    def admin_plans_list(self, *, repeat: bool = False) -> list:
        """List plans."""
        return self._call("GET", "/api/admin/plans", {}, {}, repeat=repeat)

    def admin_plans_edit(self, plan_key: str, body: dict, *, repeat: bool = False) -> dict:
        """Change what a plan grants.

        Body: entitlements (required).
        """
        return self._call("PATCH", "/api/admin/plans/{plan_key}", {"plan_key": plan_key}, {}, body, repeat=repeat)

    def admin_datasets_list(self, *, repeat: bool = False) -> list:
        """List schedule versions with their state."""
        return self._call("GET", "/api/admin/datasets", {}, {}, repeat=repeat)

    def admin_datasets_activate(self, dataset_id: str, *, repeat: bool = False) -> dict:
        """Activate a schedule version."""
        return self._call(
            "POST",
            "/api/admin/datasets/{dataset_id}/activate",
            {"dataset_id": dataset_id},
            {},
            repeat=repeat,
        )

    def admin_datasets_upload(self, body: dict, *, repeat: bool = False) -> dict:
        """Upload a schedule.

        Body: file (required), rates, market (required), version (required), name, effective_date, rates_date,
            source_name, source_url, notes, replace, allow_smaller.
        """
        return self._call("POST", "/api/admin/datasets/upload", {}, {}, body, is_form=True, repeat=repeat)

    def admin_datasets_fetch(self, body: dict, *, repeat: bool = False) -> dict:
        """Fetch a schedule from its official source.

        Body: market (required), version, allow_older, allow_smaller.
        """
        return self._call("POST", "/api/admin/datasets/fetch", {}, {}, body, repeat=repeat)

    def admin_loads_list(self, *, limit: Optional[int] = None, repeat: bool = False) -> list:
        """List loads of schedule versions."""
        return self._call("GET", "/api/admin/dataset-loads", {}, {"limit": limit}, repeat=repeat)

    def admin_loads_get(self, load_id: str, *, repeat: bool = False) -> dict:
        """Read a load of a schedule version."""
        return self._call("GET", "/api/admin/dataset-loads/{load_id}", {"load_id": load_id}, {}, repeat=repeat)

    def admin_audit_list(
        self,
        *,
        page: Optional[int] = None,
        page_size: Optional[int] = None,
        date_from: Optional[str] = None,
        date_to: Optional[str] = None,
        action: Optional[str] = None,
        by_id: Optional[str] = None,
        subject: Optional[str] = None,
        repeat: bool = False,
    ) -> dict:
        """List acts of administration."""
        return self._call(
            "GET",
            "/api/admin/audit",
            {},
            {
                "page": page,
                "page_size": page_size,
                "date_from": date_from,
                "date_to": date_to,
                "action": action,
                "by_id": by_id,
                "subject": subject,
            },
            repeat=repeat,
        )

    def admin_measures_list(self, *, repeat: bool = False) -> dict:
        """List measures."""
        return self._call("GET", "/api/admin/measures", {}, {}, repeat=repeat)

    def admin_measures_add(
        self,
        body: dict,
        *,
        repeat: bool = False,
        idempotency_key: Optional[str] = None,
    ) -> dict:
        """Add a measure.

        Body: market (required), measure (required), draft.
        """
        return self._call(
            "POST",
            "/api/admin/measures",
            {},
            {},
            body,
            idempotency_key=idempotency_key or str(uuid.uuid4()),
            repeat=repeat,
        )

    def admin_measures_preview(self, body: dict, *, repeat: bool = False) -> dict:
        """Preview a measure.

        Body: market (required), measure (required), code (required), origin, date.
        """
        return self._call("POST", "/api/admin/measures/preview", {}, {}, body, repeat=repeat)

    def admin_measures_release(self, body: dict, *, repeat: bool = False) -> dict:
        """Release a measure.

        Body: market (required), id (required).
        """
        return self._call("POST", "/api/admin/measures/release", {}, {}, body, repeat=repeat)

    def admin_measures_withdraw(self, body: dict, *, repeat: bool = False) -> dict:
        """Withdraw a measure.

        Body: market (required), id (required).
        """
        return self._call("POST", "/api/admin/measures/withdraw", {}, {}, body, repeat=repeat)

    def auth_me(self, *, repeat: bool = False) -> dict:
        """Who is calling."""
        return self._call("GET", "/api/auth/me", {}, {}, repeat=repeat)

    def system_countries(self, *, repeat: bool = False) -> list:
        """Countries of origin."""
        return self._call("GET", "/api/countries", {}, {}, repeat=repeat)

    def system_limits(self, *, repeat: bool = False) -> dict:
        """Limits in force."""
        return self._call("GET", "/api/limits", {}, {}, repeat=repeat)

    def system_health(self, *, repeat: bool = False) -> dict:
        """Health of the service."""
        return self._call("GET", "/api/health", {}, {}, repeat=repeat)


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
