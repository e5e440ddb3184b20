// Writes the files that are made from the running code: the client's types and the examples of the documentation.
process.env.SVC_TEST_WRITE_FILES = 'on';
process.argv.splice(2, process.argv.length, String.raw`\.written\.test\.ts$`);
await import('./test.mjs');
