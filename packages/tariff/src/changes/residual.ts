const RESIDUAL = /^(?:other|others|other goods|khác|loại khác|các loại khác|hàng hóa khác)$/i;

/** True if a text names only the remainder of its siblings ("Other"), so that its scope changes with them. */
export function isResidual(description: string): boolean {
  return RESIDUAL.test(description.normalize('NFC').replace(/[\s:]+$/, ''));
}
