import { type PagesPlugin, buildApp } from '#server/app.ts';
import { openDatabase } from '#server/database/client.ts';
import { startEmbeddedDatabase } from '#server/database/embedded.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { openQueue } from '#server/database/queue.ts';
import { createLimits } from '#server/limits.ts';
import { readSettings, SettingsError } from '#server/settings.ts';
import { createSharedPages } from '#server/shared-pages.ts';
