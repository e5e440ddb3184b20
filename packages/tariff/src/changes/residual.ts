const RESIDUAL = /^(?:other|others|other goods|khác|loại khác|các loại khác|hàng hóa khác)$/i;

/** Whether a text only names what its neighbours leave over ("Other"): its meaning changes with them. */
export function isResidual(description: string): boolean {
  return RESIDUAL.test(description.normalize('NFC').replace(/[\s:]+$/, ''));
}
