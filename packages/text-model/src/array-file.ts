import { gunzipSync, gzipSync } from 'node:zlib';

/** Form of the files; raised when a layout or the features change, so that an older model is refused. */
export const MODEL_FORM = 2;

const GZIP_LEVEL = 9;

/** Arrays of numbers as model files hold them, little-endian. */
export type NumberArray = Uint32Array | Uint16Array | Uint8Array | Int8Array | Float32Array;

function bytesOf(array: NumberArray): Buffer {
  return Buffer.from(array.buffer, array.byteOffset, array.byteLength);
}

/** Kind of model that a file holds. */
export type ModelKind = 'linear' | 'dense';

interface Stamp {
  readonly form: number;
  readonly kind: ModelKind;
}

/** A compressed file of a JSON header, with its length before it, and arrays. */
export function writeArrays(kind: ModelKind, header: object, arrays: readonly NumberArray[]): Buffer {
  const stamp: Stamp = { form: MODEL_FORM, kind };
  const json = Buffer.from(JSON.stringify({ ...stamp, ...header }));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(json.length);

  return gzipSync(Buffer.concat([length, json, ...arrays.map(bytesOf)]), { level: GZIP_LEVEL });
}

/**
 * The header of a model file, and `take`, which returns the next bytes in the order in which they were written.
 * Throws when the file is of another form or holds another kind of model.
 */
export function readArrays<Header>(
  kind: ModelKind,
  file: Buffer,
): { readonly header: Header; readonly take: (bytes: number) => ArrayBuffer } {
  const bytes = gunzipSync(file);
  let at = 4 + bytes.readUInt32LE(0);
  const header = JSON.parse(bytes.toString('utf8', 4, at)) as Header & Stamp;
  if (header.form !== MODEL_FORM) throw new Error(`model form ${header.form}, expected ${MODEL_FORM}`);
  if (header.kind !== kind) throw new Error(`a ${header.kind} model, expected a ${kind} one`);

  const take = (size: number): ArrayBuffer => {
    // Copied: typed arrays need their own alignment.
    if (at + size > bytes.length)
      throw new Error(`the model file ends ${at + size - bytes.length} bytes early`);
    const part = bytes.buffer.slice(bytes.byteOffset + at, bytes.byteOffset + at + size) as ArrayBuffer;
    at += size;
    return part;
  };

  return { header, take };
}
