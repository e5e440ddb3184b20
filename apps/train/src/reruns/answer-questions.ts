import type { Classification } from '@svc/classifier/classification';
import type { Answer } from '@svc/classifier/input';
import { hashText } from '@svc/text-model/hash';

/** Maximum reruns of a product, with one answer each. */
const TURNS_MAX = 5;

export interface RerunFindings {
  readonly reruns: number;
  readonly askedAgain: readonly string[];
  /** Attributes whose answer the code of a later rerun contradicts. */
  readonly contradicted: readonly string[];
}

interface Given {
  readonly attribute: string;
  readonly ruledOut: ReadonlySet<string>;
}

/**
 * Answers the first question of each result with an option chosen by the text, and reruns until no question remains.
 */
export async function answerQuestions(
  text: string,
  classify: (answers: readonly Answer[]) => Promise<Pick<Classification, 'recommendedCode' | 'result'>>,
): Promise<RerunFindings> {
  const answers: Answer[] = [];
  const given: Given[] = [];
  const askedAgain: string[] = [];
  const contradicted: string[] = [];

  for (let turn = 0; turn <= TURNS_MAX; turn += 1) {
    const { recommendedCode, result } = await classify(answers);
    const isRuledOut = ({ ruledOut }: Given): boolean => ruledOut.has(recommendedCode ?? '');
    contradicted.push(...given.filter(isRuledOut).map(({ attribute }) => attribute));

    const asked = result.questions.map(({ attribute }) => attribute);
    askedAgain.push(...asked.filter((attribute) => answers.some((answer) => answer.attribute === attribute)));

    const [question] = result.questions;
    if (question === undefined || turn === TURNS_MAX) break;

    const { id, attribute, options } = question;
    const chosen = options[hashText(text, turn) % options.length];
    const others = options.filter((option) => option !== chosen).flatMap(({ codes }) => codes);
    answers.push({ attribute, value: chosen?.value ?? '', question_id: id });
    given.push({ attribute, ruledOut: new Set(others.filter((code) => !chosen?.codes.includes(code))) });
  }

  return { reruns: answers.length, askedAgain, contradicted };
}
