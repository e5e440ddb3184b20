# Receives webhook events and verifies them. SIGNING_SECRET is the webhook's `secret`; PORT defaults to 9000.
# SEEN_FILE stores the ids of events, so that none is processed twice after a restart.
import base64, hashlib, hmac, json, os, sys, time
from http.server import BaseHTTPRequestHandler, HTTPServer
if "SIGNING_SECRET" not in os.environ: sys.exit("set SIGNING_SECRET to the secret of the webhook")
KEY = base64.b64decode(os.environ["SIGNING_SECRET"].removeprefix("whsec_"))
BODY_MAX_BYTES, TOLERANCE_SECONDS, SEEN_MAX = 1024 * 1024, 300, 10_000
SEEN_FILE = os.environ.get("SEEN_FILE", "")
seen = {}
if SEEN_FILE and os.path.exists(SEEN_FILE): seen = {int(line): True for line in open(SEEN_FILE)}
def is_genuine(body, headers):
    at, given = headers.get("webhook-timestamp", ""), headers.get("webhook-signature", "").split(" ")
    # The time is signed too: what was overheard cannot be sent again later.
    if not at.isdecimal() or abs(time.time() - int(at)) > TOLERANCE_SECONDS: return False
    signed = f"{headers.get('webhook-id')}.{at}.".encode() + body
    expected = "v1," + base64.b64encode(hmac.new(KEY, signed, hashlib.sha256).digest()).decode()
    return any(hmac.compare_digest(one.encode(), expected.encode()) for one in given)
class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        size = int(self.headers.get("Content-Length", 0))
        body = self.rfile.read(min(size, BODY_MAX_BYTES))
        genuine = size <= BODY_MAX_BYTES and is_genuine(body, self.headers)
        event = json.loads(body) if genuine else None
        # The same event may arrive more than once: its id tells. The oldest ids are forgotten.
        if genuine and event["id"] not in seen:
            print(event["event"], event["id"], flush=True)
            if SEEN_FILE: open(SEEN_FILE, "a").write(f'{event["id"]}\n')
        if genuine: seen[event["id"]] = True
        if len(seen) > SEEN_MAX: del seen[next(iter(seen))]
        self.send_response(200 if genuine else 413 if size > BODY_MAX_BYTES else 401)
        self.end_headers()
    def log_message(self, *_): pass
server = HTTPServer(("127.0.0.1", int(os.environ.get("PORT", "9000"))), Receiver)
print("port", server.server_port, flush=True)
server.serve_forever()
