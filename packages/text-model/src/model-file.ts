import { gunzipSync, gzipSync } from 'node:zlib';
import type { LinearModel } from './linear-model.ts';

/** Form of the file; raised when its layout or the features change, so that an older model is refused. */
export const MODEL_FORM = 1;

const GZIP_LEVEL = 9;

/** What stands before the arrays of a model file. */
interface Header {
  readonly form: number;
  readonly labels: readonly string[];
  readonly step: number;
  readonly features: number;
  readonly pairs: number;
}

function bytesOf(array: Uint32Array | Uint16Array | Int8Array | Float32Array): Buffer {
  return Buffer.from(array.buffer, array.byteOffset, array.byteLength);
}

/** A model as a compressed file: a JSON header with its length before it, then the arrays, little-endian. */
export function writeModel(model: LinearModel): Buffer {
  const header: Header = {
    form: MODEL_FORM,
    labels: model.labels,
    step: model.step,
    features: model.hashes.length,
    pairs: model.classes.length,
  };
  const json = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(json.length);
  const arrays = [model.hashes, model.starts, model.classes, model.weights, model.bias].map(bytesOf);

  return gzipSync(Buffer.concat([length, json, ...arrays]), { level: GZIP_LEVEL });
}

/** Reads a model file. Throws an Error when the file is of another form. */
export function readModel(file: Buffer): LinearModel {
  const bytes = gunzipSync(file);
  let at = 4 + bytes.readUInt32LE(0);
  const header = JSON.parse(bytes.toString('utf8', 4, at)) as Header;
  if (header.form !== MODEL_FORM) throw new Error(`model form ${header.form}, expected ${MODEL_FORM}`);

  const take = (size: number): ArrayBuffer => {
    // Copied: typed arrays need their own alignment.
    const part = bytes.buffer.slice(bytes.byteOffset + at, bytes.byteOffset + at + size) as ArrayBuffer;
    at += size;
    return part;
  };
  const { labels, step, features, pairs } = header;
  return {
    labels,
    step,
    hashes: new Uint32Array(take(features * 4)),
    starts: new Uint32Array(take((features + 1) * 4)),
    classes: new Uint16Array(take(pairs * 2)),
    weights: new Int8Array(take(pairs)),
    bias: new Float32Array(take(labels.length * 4)),
  };
}
