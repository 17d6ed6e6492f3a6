import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '#server/problem.ts';
import type { Settings } from '#server/settings.ts';

/** The policy of every answer, unless a page or a file sets a stricter one. */
export const API_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox";

/** The policy of the build's files: a worker among them may compute and decode, but not fetch. */
export const ASSET_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; base-uri 'none'; frame-ancestors 'none'";

/** Paths requested by monitoring. */
export const PROBES = ['/healthz', '/readyz', '/metrics'];

/** Returns the policy of a page whose inline scripts have these hashes. */
export const pagePolicy = (scriptHashes: readonly string[]): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes.map((hash) => `'sha256-${hash}'`).join(' ')}`.trim(),
    "style-src 'self'",
    // React Aria sets computed positions as style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');

export async function registerHeaders(app: FastifyInstance, settings: Settings): Promise<void> {
  const secure = settings.publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Only Internet Explorer 8 and Flash read these two, and every response would carry them.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: settings.hstsSubdomains } : false,
  });
  const publicHost = new URL(settings.publicUrl).host;
  app.addHook('onRequest', async (request, reply) => {
    reply.header('Content-Security-Policy', API_POLICY);
    reply.header('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    // With two Host headers, a proxy may have used the other one.
    if (hostsOf(request) > 1) throw new Problem('MALFORMED_BODY');
    // Balancers and scrapers use the machine's own address.
    if (PROBES.includes(request.routeOptions.url ?? '')) return;
    if (!isKnownHost(request.headers.host ?? '', publicHost, settings.loopback)) throw new Problem('UNKNOWN_HOST');
  });
}

const hostsOf = ({ raw }: FastifyRequest): number =>
  raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;

/** Links in emails and pages use only PUBLIC_URL; requests with a forged Host are refused. */
const isKnownHost = (host: string, publicHost: string, loopback: boolean): boolean =>
  host === publicHost ||
  (loopback && /^(?:localhost|[a-z0-9-]+\.localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(?::\d+)?$/i.test(host));
