// Writes the files that are made from the running code: the types of the clients and pages of the documentation.
//   npm run written
import './processes/help.mjs';
process.env.SVC_TEST_WRITE_FILES = 'on';
process.argv.splice(2, process.argv.length, String.raw`\.written\.test\.ts$`);
await import('./test.mjs');
