import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** Format of the files; raised when a layout or the features change, so that older models are rejected. */
export const MODEL_FORM = 3;

/** Brotli quality, 0 to 11: above 9, model files are 1 % smaller and take ten times as long. */
const QUALITY = 9;
const WINDOW_BITS = 24;
/** Maximum bytes of an unpacked file. */
const UNPACKED_MAX_BYTES = 256 * 1024 * 1024;

/** Arrays in model files, little-endian. */
export type NumberArray = Uint32Array | Uint16Array | Uint8Array | Int8Array | Float32Array;

interface ArrayType<Numbers extends NumberArray> {
  readonly BYTES_PER_ELEMENT: number;
  new (buffer: ArrayBuffer): Numbers;
}

/** Groups the first bytes of all numbers, then the second bytes, and so on: similar bytes compress well together. */
function planesOf(array: NumberArray): Buffer {
  const size = array.BYTES_PER_ELEMENT;
  const bytes = Buffer.from(array.buffer, array.byteOffset, array.byteLength);
  const planes = Buffer.alloc(bytes.length);
  for (let at = 0; at < bytes.length; at += 1)
    planes[(at % size) * array.length + Math.floor(at / size)] = bytes[at] ?? 0;

  return planes;
}

function fromPlanes(planes: Uint8Array, size: number): ArrayBuffer {
  if (size === 1) return new Uint8Array(planes).buffer;
  const length = planes.length / size;
  const bytes = new Uint8Array(new ArrayBuffer(planes.length));
  for (let plane = 0; plane < size; plane += 1) {
    for (let at = 0; at < length; at += 1) bytes[at * size + plane] = planes[plane * length + at] ?? 0;
  }

  return bytes.buffer;
}

export type ModelKind = 'linear' | 'dense';

interface Stamp {
  readonly form: number;
  readonly kind: ModelKind;
}

/** Writes a compressed file: the length of a JSON header, the header, and arrays. */
export function writeArrays(kind: ModelKind, header: object, arrays: readonly NumberArray[]): Buffer {
  const stamp: Stamp = { form: MODEL_FORM, kind };
  const json = Buffer.from(JSON.stringify({ ...stamp, ...header }));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(json.length);

  return brotliCompressSync(Buffer.concat([length, json, ...arrays.map(planesOf)]), {
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS },
  });
}

/** Returns the next array of a file, in the order of writing. */
export type TakeArray = <Numbers extends NumberArray>(type: ArrayType<Numbers>, length: number) => Numbers;

/** Reads the header and arrays of a model file. Throws if the file has another format or another kind of model. */
export function readArrays<Header>(
  kind: ModelKind,
  file: Buffer,
): { readonly header: Header; readonly take: TakeArray } {
  const bytes = brotliDecompressSync(file, { maxOutputLength: UNPACKED_MAX_BYTES });
  let at = 4 + bytes.readUInt32LE(0);
  const header = JSON.parse(bytes.toString('utf8', 4, at)) as Header & Stamp;
  if (header.form !== MODEL_FORM) throw new Error(`model form ${header.form}, expected ${MODEL_FORM}`);
  if (header.kind !== kind) throw new Error(`a ${header.kind} model, expected a ${kind} one`);

  const take: TakeArray = (type, length) => {
    const end = at + length * type.BYTES_PER_ELEMENT;
    if (end > bytes.length) throw new Error(`the model file ends ${end - bytes.length} bytes early`);
    const planes = bytes.subarray(at, end);
    at = end;
    return new type(fromPlanes(planes, type.BYTES_PER_ELEMENT));
  };

  return { header, take };
}
