import { bootstrap } from './bootstrap.mjs';

await bootstrap();
await import('../apps/cli/dist/main.js');
