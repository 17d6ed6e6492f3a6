const A_DAY = 86_400_000;

interface Work {
  startDate: string | null;
  endDate: string | null;
  currentlyWorking: boolean;
  /** Typed at registration, where there are no dates. */
  duration: string | null;
}

const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/** January to 31 December is twelve months: the last day is worked too. */
const nextDay = (day: string): string => new Date(Date.parse(day) + A_DAY).toISOString().slice(0, 10);

const YEARS = /(\d+(?:\.\d+)?)\s*(?:\+\s*)?(?:y(?:ea)?rs?|साल|वर्ष)/i;
const MONTHS = /(\d+(?:\.\d+)?)\s*(?:m(?:on)?ths?|mos?|महीने|माह)/i;

/** Parses a typed duration into months; undefined when it has none. */
const typedMonths = (duration: string): number | undefined => {
  const years = YEARS.exec(duration)?.[1];
  const months = MONTHS.exec(duration)?.[1];
  if (years === undefined && months === undefined) return undefined;
  return Math.round(Number(years ?? 0) * 12 + Number(months ?? 0));
};

/**
 * Sums months of work, counting overlapping jobs once; null when no job has a duration.
 * @param today a day in Asia/Kolkata, the end of present work
 */
export const monthsOfWork = (work: readonly Work[], today: string): number | null => {
  const spans = work
    .flatMap(({ startDate, endDate, currentlyWorking }) => {
      if (startDate === null) return [];
      const end = currentlyWorking || endDate === null || endDate > today ? today : endDate;
      return end < startDate ? [] : [{ from: monthOf(startDate), to: monthOf(nextDay(end)) }];
    })
    .sort((left, right) => left.from - right.from);
  let months = 0;
  let until = Number.NEGATIVE_INFINITY;
  for (const { from, to } of spans) {
    months += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  const typed = work.flatMap(({ startDate, duration }) =>
    startDate === null && duration !== null ? (typedMonths(duration) ?? []) : [],
  );
  if (spans.length === 0 && typed.length === 0) return null;
  return months + typed.reduce((sum, one) => sum + one, 0);
};
