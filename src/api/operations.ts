const operations = new WeakMap<Response, string>()

/** The operation that answered, for example 'GET /api/v1/restaurants/{restaurantId}/menus'. */
export const operationOf = (response: Response) => operations.get(response) ?? ''

export const answeredBy = (response: Response, operation: string) => void operations.set(response, operation)
