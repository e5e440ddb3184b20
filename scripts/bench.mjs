// Measures the whole stack on this machine, on temporary databases.
//   npm run bench [-- MEASUREMENT]      lookups by default; alerts, batch, bulk, cost, crash, durability, reports, tariff, webhooks
import './processes/help.mjs';
import { bootstrap } from './bootstrap.mjs';

await bootstrap();
await import('../apps/bench/dist/main.js');
