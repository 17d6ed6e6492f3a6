import type { FastifyRequest } from 'fastify';
import { isLanguage, type Language } from '#contract/languages.ts';

/** Returns the weight of an `Accept-Language` entry, 0 to 1. */
const weightIn = (part: string): number => Number(/;\s*q=([01](?:\.\d{1,3})?)\s*$/.exec(part)?.[1] ?? 1);

/** Returns the caller's most preferred language that we have; English when there is none. */
export const languageOf = (request: Pick<FastifyRequest, 'headers'>): Language => {
  const wanted = (request.headers['accept-language'] ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => ({ code: part.trim().slice(0, 2).toLowerCase(), weight: weightIn(part) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  return wanted.map(({ code }) => code).find(isLanguage) ?? 'en';
};
