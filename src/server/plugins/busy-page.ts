import type { FastifyReply } from 'fastify';
import { pagePolicy } from '#server/plugins/headers.ts';
import type { Problem } from '#server/problem.ts';
import { spokenLocale } from '#texts/spoken.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Sends one sentence instead of a page when there is no capacity for rendering; made without React. */
export const busyPage = (problem: Problem): { html: string; headers: Record<string, string> } => {
  const sentence = escaped(problem.toBody().message);
  const html = `<!doctype html><html lang="${spokenLocale().locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${sentence}</title></head><body style="font: 1.125rem/1.5 system-ui, sans-serif; max-width: 36rem; margin: 15vh auto; padding: 0 1.5rem"><main><h1 style="font-size: 1.25rem">${sentence}</h1></main></body></html>`;
  const headers = {
    'Retry-After': String(problem.details.retryAfter ?? 2),
    'Cache-Control': 'no-store',
    'Content-Security-Policy': pagePolicy([]),
    'Content-Type': 'text/html; charset=utf-8',
  };
  return { html, headers };
};

export const sendBusyPage = (reply: FastifyReply, problem: Problem): FastifyReply => {
  const { html, headers } = busyPage(problem);
  return reply.code(problem.status).headers(headers).send(html);
};
