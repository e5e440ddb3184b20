import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider, type Configuration } from 'oidc-provider';

/** A person at the test provider; changes apply from the next request. */
export interface TestPerson {
  sub: string;
  email: string;
  name: string;
  roles: readonly string[];
  email_verified: boolean;
  /** False once the provider no longer knows the person. */
  isActive: boolean;
}

/** An OpenID Connect provider in this process. Its sign-in page accepts a person's `sub` as login. */
export interface TestIdentityProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly people: Map<string, TestPerson>;
  /** While false, every request gets a 503 response. */
  isUp: boolean;
  close(): Promise<void>;
}

const CLIENT = { id: 'tariff', secret: 'a-secret-of-the-tests-that-is-long-enough' } as const;

function configuration(service: string, people: Map<string, TestPerson>): Configuration {
  return {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [`${service}/sign-in/callback`],
        post_logout_redirect_uris: [`${service}/`],
        grant_types: ['authorization_code', 'refresh_token'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'roles'] },
    scopes: ['openid', 'offline_access', 'email', 'profile'],
    features: { devInteractions: { enabled: true }, revocation: { enabled: true } },
    cookies: { keys: ['a-key-of-the-tests'] },
    pkce: { required: () => true },
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    findAccount: async (_ctx, sub) => {
      const person = people.get(sub);
      return person?.isActive === true
        ? { accountId: sub, claims: async () => ({ ...person, roles: [...person.roles] }) }
        : undefined;
    },
  };
}

export async function startIdentityProvider(service: string): Promise<TestIdentityProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const people = new Map<string, TestPerson>();
  const handle = new Provider(issuer, configuration(service, people)).callback();
  const provider: TestIdentityProvider = {
    issuer,
    clientId: CLIENT.id,
    clientSecret: CLIENT.secret,
    people,
    isUp: true,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  server.on('request', (req, res) => {
    if (provider.isUp) void handle(req, res);
    else res.writeHead(503).end();
  });

  return provider;
}

export function testPerson(sub: string, roles: readonly string[]): TestPerson {
  return {
    sub,
    email: `${sub}@company.example`,
    name: `Person ${sub}`,
    roles,
    email_verified: true,
    isActive: true,
  };
}
