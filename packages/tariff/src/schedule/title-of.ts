/** Title of a heading or subheading for schedules without such rows; `official` if it is the schedule's wording. */
export interface HeadingTitle {
  readonly text: string;
  readonly official: boolean;
}

/** Looks up the title of a heading (4 digits) or subheading (6 digits); null when none is known. */
export type TitleOf = (digits: string) => HeadingTitle | null;
