const IMMEDIATELY = /^(?:immediate(?:ly)?|now|none|no notice(?: period)?|nil|0|available now|तुरंत)\.?$/i;
const SPAN = /^(?:about |approx\.? )?(\d{1,3})(?:\s*(?:-|–|to)\s*(\d{1,3}))?\s*(days?|weeks?|months?|दिन|हफ़्ते|महीने)?$/i;
const DAYS: Readonly<Record<string, number>> = { d: 1, w: 7, m: 30, द: 1, ह: 7, म: 30 };

/** Parses a typed notice period into days, the longer end of a range; undefined when unclear. */
export const noticeDays = (notice: string): number | undefined => {
  const typed = notice.trim();
  if (IMMEDIATELY.test(typed)) return 0;
  const [, least, most, unit = 'days'] = SPAN.exec(typed) ?? [];
  if (least === undefined) return undefined;
  return Number(most ?? least) * (DAYS[unit.charAt(0).toLowerCase()] ?? 1);
};
