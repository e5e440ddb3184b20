import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** A server in place of the official US source, with the sample schedule in its export format. */
export async function startSource(file) {
  const lines = JSON.stringify(exportOf(sampleRows(file)));
  const server = createServer((request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(request.url === '/currentRelease' ? '{"name":"2026HTSRev4"}' : lines);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${server.address().port}`;

  return {
    url: `${address}/exportList`,
    releaseUrl: `${address}/currentRelease`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Rows of a sample schedule, without its header. */
export function sampleRows(file) {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(1).map(cellsOf);
}

function exportOf(rows) {
  return rows.map(([htsno, indent, description, unit, general, special, other, additionalDuties]) => ({
    htsno,
    indent,
    description,
    superior: htsno === '' ? 'true' : null,
    units: unit === '' ? [] : [unit],
    general,
    special,
    other,
    footnotes: [],
    additionalDuties: additionalDuties || null,
  }));
}

function cellsOf(line) {
  const cells = [''];
  let isQuoted = false;
  for (const sign of line.trimEnd()) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (sign === ',' && !isQuoted) cells.push('');
    else cells[cells.length - 1] += sign;
  }

  return cells;
}
