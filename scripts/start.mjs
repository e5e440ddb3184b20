import { bootstrap } from './bootstrap.mjs';

await bootstrap();
await import('./processes/keep.mjs');
