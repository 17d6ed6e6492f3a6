/** For `npm run make:migration`, which fetches drizzle-kit; nothing else needs it. */
export default {
  dialect: 'postgresql',
  schema: './src/server/database/schema/index.ts',
  out: './migrations',
  casing: 'snake_case',
};
