import { healthTexts as texts } from '#texts/admin-health.ts';
import { languageTexts } from '#texts/language.ts';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** `18.4 GB`: decimal units, as disks are sold. */
export const bytesText = (bytes: number): string => {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  return new Intl.NumberFormat(languageTexts.locale, {
    style: 'unit',
    unit: UNITS[step],
    maximumFractionDigits: 1,
  }).format(bytes / 1_000 ** step);
};

/** A waiting time in its largest unit. */
export const durationText = (seconds: number): string => {
  if (seconds < 60) return texts.seconds({ count: Math.max(1, Math.round(seconds)) });
  if (seconds < 3_600) return texts.minutes({ count: Math.floor(seconds / 60) });
  return texts.hours({ count: Math.floor(seconds / 3_600) });
};
