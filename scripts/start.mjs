// Prepares a clone and runs the whole service in the foreground: PostgreSQL, the queue, the API with its console, the workers.
//   npm start      settings are environment variables: docs/settings.md
import './processes/help.mjs';
import { bootstrap } from './bootstrap.mjs';

await bootstrap();
await import('./processes/keep.mjs');
