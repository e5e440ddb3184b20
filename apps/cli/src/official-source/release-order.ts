interface Release {
  readonly year: number;
  readonly revision: number;
}

const YEAR = /(?:^|\D)(20\d\d)(?:\D|$)/;
const REVISION = /rev(?:ision)?[\s_-]*(\d{1,3})/i;

function releaseOf(name: string): Release | null {
  const year = YEAR.exec(name)?.[1];
  return year === undefined ? null : { year: Number(year), revision: Number(REVISION.exec(name)?.[1] ?? 0) };
}

/** Whether a release is older than another one by the year and revision in their names, such as `2025HTSRev32`. */
export function isOlderRelease(name: string, than: string): boolean {
  const [release, other] = [releaseOf(name), releaseOf(than)];
  if (release === null || other === null) return false;
  return release.year < other.year || (release.year === other.year && release.revision < other.revision);
}
