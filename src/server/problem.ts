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
  /** The wrong inputs, and why. */
  fields?: Readonly<Record<string, FieldProblem>>;
  /** A problem of all inputs together. */
  whole?: FieldProblem;
  /** The input that the problem concerns. */
  at?: string;
  /** Seconds until a retry makes sense. */
  retryAfter?: number;
  /** The newer value, with status 412 and CHANGED_SINCE_SHOWN. */
  current?: unknown;
}

/** A code alone, or with the parameters of its text. */
type Named =
  | [code: PlainProblemCode, details?: Details]
  | {
      [Code in keyof ProblemParams]: [code: Code, details: Details & { params: ProblemParams[Code] }];
    }[keyof ProblemParams];

/** A failure that is reported to people. Everything else is a defect and answers UNEXPECTED. */
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

  /** Returns the body that the caller receives. */
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

  /** The text of a single wrong field is more precise than the general one. */
  private text(ofFields: readonly string[]): string {
    const [first, ...others] = ofFields;
    if (this.details.whole) return fieldText(this.details.whole);
    const alone = this.code === 'INVALID_INPUT' && others.length === 0 ? first : undefined;
    return alone ?? problemText(this.code, this.details.params);
  }
}

/** Recognised by its name, not its class: two module graphs would have two classes. */
export const isProblem = (error: unknown): error is Problem =>
  error instanceof Error && error.name === 'Problem' && 'code' in error && isProblemCode(error.code);

/** Returns the problem of one wrong field; its text is shown at the field and above the form. */
export const invalid = (field: string, problem: FieldProblem): Problem =>
  new Problem('INVALID_INPUT', { fields: { [field]: problem } });
