import { bootstrap } from './bootstrap.mjs';

await bootstrap();
await import('../apps/bench/dist/main.js');
