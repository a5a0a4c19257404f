import { test } from "@playwright/test"
import { buildGrownSite, buildTestSite } from "./test-site"

test.setTimeout(300_000)

test("the site with the tests' content is built", buildTestSite)

test("the site with as much content as there may be is built", buildGrownSite)
