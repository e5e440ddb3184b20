// Fits the models of packages/text-model on the data folder.
//   npm run train                         all models, on all data
//   npm run train -- --hold-out           without a fifth of the labelled products, which become case files
//   npm run train -- --without PREFIX     without products whose ids start with PREFIX; these become the case file `company`
//   npm run train -- weights              weights of the ranking, calibration and thresholds, on held-out products
//   npm run train -- answers --seed 1     prints answers of products drawn over all sets, to be read
import './processes/help.mjs';
import { bootstrap, root } from './bootstrap.mjs';
import { become } from './processes/run-quietly.mjs';

const STEPS = { weights: 'weights/main.js', answers: 'answers/main.js' };
const HEAP_MIB = 10_000;

await bootstrap();
const [first = '', ...others] = process.argv.slice(2);
const isStep = Object.hasOwn(STEPS, first);
const program = `${root}/apps/train/dist/${isStep ? STEPS[first] : 'main.js'}`;
const options = isStep ? others : process.argv.slice(2);
await become(process.execPath, [`--max-old-space-size=${HEAP_MIB}`, program, ...options], {
  cwd: process.cwd(),
});
