import type { FastifyRequest } from 'fastify';
import { Problem } from '#server/problem.ts';
import type { Settings } from '#server/settings.ts';

const LOOPBACK = /^(?:localhost|[a-z0-9-]+\.localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/i;

/**
 * Pages whose form is authorised only by the token in its address: email programs post there from anywhere, and a page
 * without referrer sends no origin with its form either.
 */
const BY_TOKEN = ['/unsubscribe'];

export const goesByToken = ({ url }: Pick<FastifyRequest, 'url'>): boolean =>
  BY_TOKEN.includes(url.split('?', 1)[0] ?? '');

/**
 * Checks that a visitors' form was sent from a page of ours; other sites' forms are refused. Programs send no origin
 * and are allowed.
 *
 * @throws Problem FOREIGN_ORIGIN
 */
export const assertOwnOrigin = (request: FastifyRequest, settings: Pick<Settings, 'publicUrl' | 'loopback'>): void => {
  const { origin } = request.headers;
  if (origin === undefined || origin === settings.publicUrl) return;
  if (settings.loopback && URL.canParse(origin) && LOOPBACK.test(new URL(origin).hostname)) return;
  throw new Problem('FOREIGN_ORIGIN');
};
