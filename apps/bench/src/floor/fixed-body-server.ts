import type { AddressInfo } from 'node:net';
import { ownedModulePath } from './owned-module.ts';

// A separate process, like the API: `node fixed-body-server.js BYTES` sends its port to its parent.
interface Route {
  readonly json: (body: unknown) => void;
}
interface App {
  readonly get: (path: string, handler: (request: unknown, response: Route) => void) => void;
  readonly listen: (port: number, host: string, then: () => void) => { address(): AddressInfo };
}

const bytes = Number(process.argv[2]);
const { default: express } = (await import(ownedModulePath('express'))) as { readonly default: () => App };
const body = { text: 'x'.repeat(Math.max(0, bytes - '{"text":""}'.length)) };
const app = express();
app.get('/fixed', (_request, response) => response.json(body));
const server = app.listen(0, '127.0.0.1', () => process.send?.(server.address().port));
process.on('disconnect', () => process.exit());
