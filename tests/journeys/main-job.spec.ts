import { mainJob } from './main-job'
import { test, WITH_MOTION } from './shop'

test.use(WITH_MOTION)

test('a guest goes from the home page to a paid order and becomes a customer', async ({ page, sandbox, customer }) => {
  await mainJob({ page, sandbox, customer })
})
