type Headers = Readonly<Record<string, string>>;

/** Browsers must not execute, frame, MIME-sniff or leak responses; an HTML page sets its own policy. */
const HEADERS: Headers = {
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'X-Permitted-Cross-Domain-Policies': 'none',
};

// HSTS must not be sent over plain HTTP, where a man in the middle could have injected it.
const SECURE_HEADERS: Headers = { ...HEADERS, 'Strict-Transport-Security': 'max-age=31536000' };

/** Headers of every answer that keep browsers from misusing it. */
export function securityHeaders(isSecure: boolean): Headers {
  return isSecure ? SECURE_HEADERS : HEADERS;
}
