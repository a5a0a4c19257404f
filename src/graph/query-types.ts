import { renameSync } from "node:fs"
import type { ParentSpanPluginArgs } from "gatsby"
import { writeTypeScriptTypes } from "gatsby/dist/utils/graphql-typegen/ts-codegen"

/** Writes the types as a build would, in one step, and ends the process. */
export async function endWithTypes({ store, reporter }: ParentSpanPluginArgs): Promise<void> {
  const { program, schema, definitions, config } = store.getState()
  const draft = ".cache/query-types.d.ts"
  const options = { ...config.graphqlTypegen, typesOutputPath: draft }
  await writeTypeScriptTypes(program.directory, schema, definitions, options)
  renameSync(draft, config.graphqlTypegen.typesOutputPath)
  reporter.success(`wrote ${config.graphqlTypegen.typesOutputPath}`)
  process.exit()
}
