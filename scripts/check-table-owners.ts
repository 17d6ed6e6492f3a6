import { globSync, readFileSync } from 'node:fs';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '#server/database/schema/index.ts';
import { TABLE_OWNERS } from '#server/database/schema/owners.ts';

/** The owner of a table by its name in the code, and by its name in the database. */
const OWNER_BY_NAME = new Map(Object.entries(TABLE_OWNERS));
const OWNER_IN_SQL = new Map(
  Object.entries(schema).flatMap(([name, table]) =>
    is(table, PgTable) ? [[getTableConfig(table).name, OWNER_BY_NAME.get(name)] as const] : [],
  ),
);

/** Comments also contain the word "update". */
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/[^\n]*/g;
const IMPORTED = /import (?:type )?\{([^}]*)\} from '#server\/database\/schema\/[^']+'/g;
const BY_CALL = /\.(?:insert|update|delete)\(\s*(\w+)\s*\)/g;
const BY_SQL =
  /\b(?:insert\s+into|delete\s+from|merge\s+into|truncate(?:\s+table)?|update)\s+(?:only\s+)?(?:\$\{(\w+)\}|"?([a-z_]+)"?)(?=\s*(?:\(|set\b|where\b|using\b|values\b|as\b|;|`|"|'|$))/gim;

const ownerOfPath = (path: string): string | undefined => /^src\/server\/(?:modules\/)?([^/]+)\//.exec(path)?.[1];

/** Maps each imported table to the name it has in this file. */
const tablesIn = (source: string): Map<string, string> =>
  new Map(
    [...source.matchAll(IMPORTED)]
      .flatMap(([, names = '']) => names.split(','))
      .map((name) => name.trim().split(/\s+as\s+/))
      .flatMap(([name = '', alias = name]) => (OWNER_BY_NAME.has(name) ? [[alias, name] as const] : [])),
  );

/**
 * Lists every write of a file to a table that another module owns. A store names the table that it writes; a write
 * through a variable cannot be checked and is refused.
 */
export const foreignWrites = (path: string, text: string): string[] => {
  const source = text.replaceAll(COMMENT, '');
  const tables = tablesIn(source);
  const me = ownerOfPath(path);
  const judge = (name: string, owner: string | undefined): string[] =>
    owner === undefined || owner === me ? [] : [`${path} writes ${name}, which belongs to ${owner}.`];
  const isStore = path.endsWith('.store.ts');
  const named = (variable: string): string[] => {
    const table = tables.get(variable);
    if (table !== undefined) return judge(table, OWNER_BY_NAME.get(table));
    return isStore ? [`${path} writes ${variable}: name the table itself.`] : [];
  };
  return [
    ...[...source.matchAll(BY_CALL)].flatMap(([, variable = '']) => named(variable)),
    ...[...source.matchAll(BY_SQL)].flatMap(([, variable, inSql = '']) =>
      variable === undefined ? judge(inSql, OWNER_IN_SQL.get(inSql.toLowerCase())) : named(variable),
    ),
  ];
};

if (import.meta.main) {
  const breaches = globSync('src/server/**/*.ts', { exclude: ['**/*.test.ts'] })
    .sort()
    .flatMap((path) => foreignWrites(path.replaceAll('\\', '/'), readFileSync(path, 'utf8')));
  for (const breach of breaches) process.stderr.write(`${breach}\n`);
  if (breaches.length > 0) process.exitCode = 1;
  else process.stdout.write('Every table is written by its own module alone.\n');
}
