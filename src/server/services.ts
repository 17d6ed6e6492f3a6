import type { Deps } from '#server/deps.ts';
import { isMailServerThere } from '#server/modules/mail/public.ts';

type Service = 'works' | 'fails';

/** Services besides the database. The portal runs without them: uploads are refused, and emails wait. */
export interface Services {
  storage: Service;
  mail: Service;
}

/** Balancers check every second, which would be too often for the services. */
const KEPT_MS = 30_000;
const PATIENCE_MS = 5_000;

const withinPatience = async (works: Promise<boolean>): Promise<Service> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  const answer = await Promise.race([works.catch(() => false), late]);
  clearTimeout(timer);
  return answer ? 'works' : 'fails';
};

/** Whether it can be listed, which fails if the bucket is missing or refuses the key. */
const isStorageThere = async (files: Deps['files']): Promise<boolean> => {
  for await (const _first of files.list()) break;
  return true;
};

const kept = new WeakMap<Deps['files'], { at: number; services: Promise<Services> }>();

/** Checks bucket and mail server, at most every half minute; only the first caller waits for the result. */
export const checkServices = ({ files, settings }: Pick<Deps, 'files' | 'settings'>): Promise<Services> => {
  const known = kept.get(files);
  if (known && Date.now() - known.at < KEPT_MS) return known.services;
  if (known) known.at = Date.now();
  const services = Promise.all([
    withinPatience(isStorageThere(files)),
    withinPatience(isMailServerThere(settings)),
  ]).then(([storage, mail]) => ({ storage, mail }));
  if (!known) {
    kept.set(files, { at: Date.now(), services });
    return services;
  }
  void services.then(() => kept.set(files, { at: Date.now(), services }));
  return known.services;
};

/** Logs missing services at the start, which would otherwise be noticed only on an upload or an email. */
export const warnOfServices = async (deps: Pick<Deps, 'files' | 'log' | 'settings'>): Promise<void> => {
  if (!deps.settings.loopback && deps.settings.publicUrl.startsWith('http:'))
    deps.log.warn('PUBLIC_URL begins with http: passwords and resumes can be read on their way. Put HTTPS before it.');
  const { storage, mail } = await checkServices(deps);
  if (storage === 'fails')
    deps.log.warn(
      'The file storage cannot be read, so uploads fail: check S3_ENDPOINT, S3_BUCKET and its keys, or DATA_DIR.',
    );
  if (mail === 'fails') deps.log.warn('The mail server does not let us in, so emails wait: check SMTP_URL.');
};
