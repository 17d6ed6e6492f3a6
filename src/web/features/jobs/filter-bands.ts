import { jobTexts } from '#texts/jobs.ts';

const withDash = (band: string): string => band.replace('-', '–');

/** `2-5` as an option of the experience filter. */
export const experienceBandText = (band: string): string => jobTexts.filters.years({ band: withDash(band) });

/** `3-6` as an option of the salary filter. */
export const salaryBandText = (band: string): string => jobTexts.filters.salaryBand({ band: withDash(band) });
