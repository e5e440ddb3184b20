import { bootstrap } from './bootstrap.mjs';

await bootstrap();
// In this process, so that a signal to the process that `npm start` runs reaches the supervisor itself.
await import('../apps/standalone/dist/main.js');
