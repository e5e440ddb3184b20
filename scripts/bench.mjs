// Measures the whole stack on this machine, on temporary databases.
//   npm run bench                       every figure that has a goal, in one table
//     [-- --against COMMIT]             the same of another commit, in turns; may be repeated
//     [-- --write]                      and into docs/performance.md
//     [-- --data DIR]                   folder of the official files
//   npm run bench -- MEASUREMENT        alerts, batch, bulk, cost, durability, lookups, tariff or webhooks
import './processes/help.mjs';
import { bootstrap } from './bootstrap.mjs';

await bootstrap();
await import('../apps/bench/dist/main.js');
