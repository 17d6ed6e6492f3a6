import { isProblemCode, PROBLEMS, type ProblemBody, type ProblemCode } from '#contract/problems.ts';

interface Details {
  /** A sentence that fits better than the table's. */
  message?: string;
  /** Which input is wrong, and the sentence for its field. */
  fields?: Record<string, string>;
  /** Seconds until another try makes sense. */
  retryAfter?: number;
  /** The newer value, beside STALE_VERSION. */
  current?: unknown;
}

/** A failure that a person may read about. Everything else is a defect and answers UNEXPECTED. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly details: Details;

  constructor(code: ProblemCode, details: Details = {}) {
    super(details.message ?? PROBLEMS[code].message);
    this.name = 'Problem';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return PROBLEMS[this.code].status;
  }

  /** What the caller reads. */
  toBody(): ProblemBody {
    const { fields, current } = this.details;
    return {
      message: this.message,
      error: this.message,
      code: this.code,
      ...(fields && { fields }),
      ...(current !== undefined && { current }),
    };
  }
}

/** Recognised by its code, not its class: two module graphs would have two classes. */
export const isProblem = (error: unknown): error is Problem =>
  error instanceof Error && error.name === 'Problem' && 'code' in error && isProblemCode(error.code);

/** One wrong field, with its sentence at the field and above the form. */
export const invalid = (field: string, sentence: string): Problem =>
  new Problem('INVALID_INPUT', { message: sentence, fields: { [field]: sentence } });
