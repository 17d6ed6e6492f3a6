import type { FastifyRequest } from 'fastify';
import { isLanguage, type Language } from '#contract/languages.ts';

/** How much a language of `Accept-Language` is wanted, 0 to 1. */
const weightIn = (part: string): number => Number(/;\s*q=([01](?:\.\d{1,3})?)\s*$/.exec(part)?.[1] ?? 1);

/** Of the languages that the caller reads the one wanted most; English when none is ours. */
export const languageOf = (request: Pick<FastifyRequest, 'headers'>): Language => {
  const wanted = (request.headers['accept-language'] ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => ({ code: part.trim().slice(0, 2).toLowerCase(), weight: weightIn(part) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  return wanted.map(({ code }) => code).find(isLanguage) ?? 'en';
};
