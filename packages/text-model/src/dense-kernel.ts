import { readFileSync } from 'node:fs';

const FILE = new URL('../kernel/dense.wasm', import.meta.url);
const PAGE_BYTES = 65_536;

/** The part of WebAssembly used here, which TypeScript declares only for browsers. */
interface WasmModules {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: unknown };
}

interface WasmMemory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

/** Sizes of a model, and of a document during fitting. */
export interface KernelSizes {
  readonly buckets: number;
  readonly classes: number;
  /** Length of the vectors, a multiple of 8. */
  readonly dimensions: number;
  /** Maximum features of a document. */
  readonly longest: number;
}

interface KernelExports {
  readonly memory: WasmMemory;
  layOut(start: number, buckets: number, classes: number, dimensions: number, longest: number): number;
  vectorsAt(): number;
  vectorSquaresAt(): number;
  outputsAt(): number;
  outputSquaresAt(): number;
  biasAt(): number;
  biasSquaresAt(): number;
  bucketsAt(): number;
  valuesAt(): number;
  targetsAt(): number;
  placeAt(): number;
  scoresAt(): number;
  readonly score: () => void;
  readonly learn: (features: number, targets: number, weight: number, rate: number) => number;
}

export interface DenseKernel {
  readonly vectors: Float32Array;
  readonly vectorSquares: Float32Array;
  readonly outputs: Float32Array;
  readonly outputSquares: Float32Array;
  readonly bias: Float32Array;
  readonly biasSquares: Float32Array;
  /** Current document: its features' buckets and values, and its correct classes. */
  readonly buckets: Int32Array;
  readonly values: Float32Array;
  readonly targets: Int32Array;
  /** Vector of a product, and its class scores. */
  readonly place: Float32Array;
  readonly scores: Float32Array;
  readonly score: KernelExports['score'];
  /** Takes one gradient step for the current document and returns its loss. */
  readonly learn: KernelExports['learn'];
}

export function openKernel({ buckets, classes, dimensions, longest }: KernelSizes): DenseKernel {
  const { Instance, Module } = Reflect.get(globalThis, 'WebAssembly') as WasmModules;
  // This is our own module: `kernel/dense.as` has these exports.
  const kernel = new Instance(new Module(readFileSync(FILE))).exports as KernelExports;
  const { memory } = kernel;
  const end = kernel.layOut(PAGE_BYTES, buckets, classes, dimensions, longest);
  memory.grow(Math.ceil((end - memory.buffer.byteLength) / PAGE_BYTES));

  const floats = (at: number, length: number) => new Float32Array(memory.buffer, at, length);
  const integers = (at: number, length: number) => new Int32Array(memory.buffer, at, length);

  return {
    vectors: floats(kernel.vectorsAt(), buckets * dimensions),
    vectorSquares: floats(kernel.vectorSquaresAt(), buckets),
    outputs: floats(kernel.outputsAt(), classes * dimensions),
    outputSquares: floats(kernel.outputSquaresAt(), classes),
    bias: floats(kernel.biasAt(), classes),
    biasSquares: floats(kernel.biasSquaresAt(), classes),
    buckets: integers(kernel.bucketsAt(), longest),
    values: floats(kernel.valuesAt(), longest),
    targets: integers(kernel.targetsAt(), classes),
    place: floats(kernel.placeAt(), dimensions),
    scores: floats(kernel.scoresAt(), classes),
    score: kernel.score,
    learn: kernel.learn,
  };
}
