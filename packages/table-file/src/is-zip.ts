const ZIP_MAGIC = Buffer.from('PK\u0003\u0004', 'latin1');

/** Whether content begins like a zip archive, which every .xlsx is; the name of a file is not asked. */
export function isZip(content: Buffer): boolean {
  return content.subarray(0, ZIP_MAGIC.length).equals(ZIP_MAGIC);
}
