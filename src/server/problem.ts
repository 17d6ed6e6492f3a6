import type { FieldProblem } from '#contract/field-problems.ts';
import {
  isProblemCode,
  type PlainProblemCode,
  PROBLEMS,
  type ProblemBody,
  type ProblemCode,
  type ProblemParams,
} from '#contract/problems.ts';
import { fieldText } from '#texts/by-code/field-text.ts';
import { problemText } from '#texts/by-code/problem-text.ts';

interface Details {
  /** Which input is wrong, and why. */
  fields?: Readonly<Record<string, FieldProblem>>;
  /** What is wrong with all of them together. */
  whole?: FieldProblem;
  /** The input that the problem itself is about. */
  at?: string;
  /** Seconds until another try makes sense. */
  retryAfter?: number;
  /** The newer value, beside status 412. */
  current?: unknown;
}

/** A code alone, or with what its text names. */
type Named =
  | [code: PlainProblemCode, details?: Details]
  | {
      [Code in keyof ProblemParams]: [code: Code, details: Details & { params: ProblemParams[Code] }];
    }[keyof ProblemParams];

/** A failure that a person may read about. Everything else is a defect and answers UNEXPECTED. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly details: Details & { params?: ProblemParams[keyof ProblemParams] };

  constructor(...[code, details = {}]: Named) {
    super();
    this.name = 'Problem';
    this.code = code;
    this.details = details;
    this.message = this.toBody().message;
  }

  get status(): number {
    return PROBLEMS[this.code];
  }

  /** What the caller reads. */
  toBody(): ProblemBody {
    const { params, current } = this.details;
    const wrong = this.wrongFields();
    const message = this.text(wrong.map(({ text }) => text));
    return {
      message,
      error: message,
      code: this.code,
      ...(params && { params }),
      ...(wrong.length > 0 && {
        fields: Object.fromEntries(wrong.map(({ field, text }) => [field, text])),
        fieldProblems: Object.fromEntries(wrong.map(({ field, problem }) => [field, problem])),
      }),
      ...(current !== undefined && { current }),
    };
  }

  private wrongFields(): { field: string; text: string; problem: { code: string; params?: object } }[] {
    const { fields = {}, at, params } = this.details;
    const wrong = Object.entries(fields).map(([field, problem]) => ({
      field,
      text: fieldText(problem),
      problem: typeof problem === 'string' ? { code: problem } : problem,
    }));
    if (at === undefined) return wrong;
    const problem = { code: this.code, ...(params && { params }) };
    return [...wrong, { field: at, text: problemText(this.code, params), problem }];
  }

  /** One wrong field says more than that some are wrong. */
  private text(ofFields: readonly string[]): string {
    const [first, ...others] = ofFields;
    if (this.details.whole) return fieldText(this.details.whole);
    const alone = this.code === 'INVALID_INPUT' && others.length === 0 ? first : undefined;
    return alone ?? problemText(this.code, this.details.params);
  }
}

/** Recognised by its code, not its class: two module graphs would have two classes. */
export const isProblem = (error: unknown): error is Problem =>
  error instanceof Error && error.name === 'Problem' && 'code' in error && isProblemCode(error.code);

/** One wrong field, and why; its text stands at the field and above the form. */
export const invalid = (field: string, problem: FieldProblem): Problem =>
  new Problem('INVALID_INPUT', { fields: { [field]: problem } });
