import { z } from 'zod';

const LockedPackage = z.looseObject({
  version: z.string().optional(),
  integrity: z.string().optional(),
  optional: z.boolean().optional(),
  dev: z.boolean().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});
const Lock = z.looseObject({ packages: z.record(z.string(), LockedPackage) });
type Lock = z.infer<typeof Lock>;

interface Missing {
  name: string;
  version: string;
  dev: boolean;
}

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm64', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32', 'arm'];

export const readLock = (text: string): Lock => Lock.parse(JSON.parse(text));

/** The folders in which Node looks for a package that `path` needs, nearest first. */
const placesFor = (path: string, name: string): string[] => {
  const inner = path === '' ? `node_modules/${name}` : `${path}/node_modules/${name}`;
  const parent = path.lastIndexOf('/node_modules/');
  return path === '' ? [inner] : [inner, ...placesFor(parent < 0 ? '' : path.slice(0, parent), name)];
};

/** Finds optional packages that some package names and the lock file lacks. */
export const missingOptionals = ({ packages }: Lock): Missing[] =>
  Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev = false }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !placesFor(path, name).some((place) => place in packages))
      .map(([name, range]) => ({ name, version: range.replace(/^[\^~]/, ''), dev })),
  );

/** Adds the missing packages, with the system and processor from their names. */
export const addMissing = (lock: Lock, missing: readonly Missing[]): void => {
  for (const { name, version, dev } of missing) {
    const words = name.split('/').at(-1) ?? name;
    const system = SYSTEMS.find((known) => words.includes(known));
    const processor = PROCESSORS.find((known) => words.includes(known));
    lock.packages[`node_modules/${name}`] = {
      version,
      ...(processor && { cpu: [processor] }),
      ...(dev && { dev }),
      ...(words.includes('musl') && { libc: ['musl'] }),
      optional: true,
      ...(system && { os: [system] }),
    };
  }
  const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1));
  lock.packages = Object.fromEntries(sorted);
};
