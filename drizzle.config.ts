import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/server/database/schema/index.ts',
  out: './migrations',
  casing: 'snake_case',
});
