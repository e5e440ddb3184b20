import { MARKETS } from '@svc/tariff/market';
import { checkRates, type UnreadText } from '@svc/tariff/rates/check-rates';
import { defineCommand } from '../../command-line/command.ts';
import { choice, optional, text } from '../../command-line/option.ts';
import { openLines } from '../../schedule/open-lines.ts';

const PERCENT = 100;
const PCT_DECIMALS = 2;

export const ratesCheck = defineCommand({
  name: 'rates check',
  about:
    'Parses every rate text of a schedule and lists those that cannot be parsed, with a line and the position.',
  options: {
    market: choice(MARKETS, 'market of the schedule'),
    version: optional(text('VERSION', 'a loaded version; by default the active one')),
    schedule: optional(text('FILE', 'a schedule file instead; needs no running service')),
  },
  run: async ({ market, version, schedule }, context) => {
    const lines = await openLines({ market, version, schedule }, context);
    const check = checkRates(market, await lines.all());
    const share = check.texts === 0 ? PERCENT : (check.read / check.texts) * PERCENT;
    const found = `${check.read} of ${check.texts} rate texts of ${lines.version} are read (${share.toFixed(PCT_DECIMALS)} %)`;

    return {
      json: { market, version: lines.version, ...check },
      lines: [found, ...check.unread.map(unreadLine)],
    };
  },
});

function unreadLine({ column, text: words, at, code, lines }: UnreadText): string {
  return `${code ?? ''} ${column}, ${lines} lines: "${words}" is not read at "${at}"`;
}
