# Receives webhook events and verifies them. SIGNING_SECRET is the webhook's `secret`; PORT defaults to 9000.
import hashlib, hmac, json, os
from http.server import BaseHTTPRequestHandler, HTTPServer

SECRET = os.environ["SIGNING_SECRET"].encode()
seen = set()

class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        expected = "sha256=" + hmac.new(SECRET, body, hashlib.sha256).hexdigest()
        genuine = hmac.compare_digest(self.headers.get("X-SVC-Signature", "").encode(), expected.encode())
        if genuine:
            event = json.loads(body)
            # The same event may arrive more than once: its id tells.
            if event["id"] not in seen:
                print(event["event"], event["id"], flush=True)
            seen.add(event["id"])
        self.send_response(200 if genuine else 401)
        self.end_headers()

    def log_message(self, *_):
        pass

server = HTTPServer(("127.0.0.1", int(os.environ.get("PORT", "9000"))), Receiver)
print("port", server.server_port, flush=True)
server.serve_forever()
