const DAY_MS = 86_400_000;

/** Demo days are counted from the day of filling. */
export interface DemoClock {
  today: Date;
  /** An instant `days` from now, at `hour` o'clock in Asia/Kolkata (UTC+05:30). */
  at(days: number, hour?: number): Date;
  /** The day `days` from now, `YYYY-MM-DD`. */
  day(days: number): string;
}

export const demoClock = (today: Date): DemoClock => {
  const at = (days: number, hour?: number): Date => {
    const moment = new Date(today.getTime() + days * DAY_MS);
    // Events of today have already happened, regardless of the hour.
    if (hour === undefined || days === 0) return moment;
    const midnight = Math.floor((moment.getTime() + 330 * 60_000) / DAY_MS) * DAY_MS - 330 * 60_000;
    return new Date(midnight + hour * 3_600_000);
  };
  return { today, at, day: (days) => new Date(at(days).getTime() + 330 * 60_000).toISOString().slice(0, 10) };
};
